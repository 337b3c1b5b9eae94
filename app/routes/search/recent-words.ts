const store = "recent-searches";
const most = 6;

/** What was searched for on this device, the last first. It is never sent anywhere. */
export function recentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(store) ?? "[]");
    return Array.isArray(stored) ? stored.filter((word) => typeof word === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberWord(word: string) {
  keep([word, ...recentWords().filter((other) => other !== word)].slice(0, most));
}

export function forgetWords() {
  keep([]);
}

function keep(words: string[]) {
  try {
    localStorage.setItem(store, JSON.stringify(words));
  } catch {
    // A browser that keeps nothing has nothing to show later.
  }
}

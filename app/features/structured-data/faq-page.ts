import { make } from "#app/shell/seo/structured-data.ts";

export function faqPage(entries: { question: string; answer: string }[]) {
  return make("FAQPage", {
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

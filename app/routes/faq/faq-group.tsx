import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { entryId } from "./entry-id.ts";
import styles from "./faq.module.css";
import type { Group } from "./group.ts";
import type { VoteAnswers } from "./use-votes.ts";
import { UsefulVote } from "./useful-vote.tsx";

/** One group of questions. An anchor inside an answer opens it in the browser itself, without script. */
export function FaqGroup({ group, answers }: { group: Group; answers: VoteAnswers }) {
  return (
    <section className={styles.group} aria-labelledby={group.id}>
      <h2 id={group.id} lang={group.language}>
        {group.title}
      </h2>
      {group.entries.map((entry) => {
        const id = entryId(group.id, entry.id);
        return (
          <Disclosure key={id} summary={<span lang={group.language}>{entry.question}</span>}>
            <div id={id} className={styles.answer}>
              <RichText html={entry.answer} language={group.language} />
              <UsefulVote
                id={id}
                entry={`${group.id}/${entry.id}`}
                answer={answers[`${group.id}/${entry.id}`]}
              />
            </div>
          </Disclosure>
        );
      })}
    </section>
  );
}

import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { ShownProduct } from "./shown-product.ts";
import styles from "./spec-table.module.css";

type Groups = ShownProduct["groups"];

/** One table a group; notes are numbered through the page and stand below. */
export function SpecTable({ groups }: { groups: Groups }) {
  const t = useTranslations("catalogue.product");
  const notes = [...new Set(groups.flatMap(({ specs }) => specs.flatMap(({ footnote }) => footnote ?? [])))];
  return (
    <div className={styles.specs}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <SpecGroup key={group.id} group={group} notes={notes} />
        ))}
      </div>
      {notes.length > 0 && (
        <section className={styles.notes} aria-label={t("footnotes")}>
          <ol>
            {notes.map((note, place) => (
              <li key={note} id={`note-${place + 1}`}>
                {note}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function SpecGroup({ group, notes }: { group: Groups[number]; notes: string[] }) {
  const text = useSpecText();
  return (
    <table className={styles.table}>
      <caption>{group.name}</caption>
      <tbody>
        {group.specs.map((spec) => (
          <tr key={spec.id}>
            <th scope="row">
              {spec.name}
              {spec.footnote && <NoteMark number={notes.indexOf(spec.footnote) + 1} />}
            </th>
            <td>{text(spec)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoteMark({ number }: { number: number }) {
  return (
    <sup className={styles.mark}>
      <a href={`#note-${number}`}>{number}</a>
    </sup>
  );
}

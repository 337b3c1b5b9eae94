import { useSpecText } from "#app/features/spec-value/use-spec-text.ts";
import { Fold } from "#app/ui/fold/fold.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import type { ShownProduct } from "./shown-product.ts";
import styles from "./spec-table.module.css";

type Groups = ShownProduct["groups"];

const openAtFirst = 2;

/** One table a group; notes are numbered through the page and stand below. */
export function SpecTable({ groups }: { groups: Groups }) {
  const t = useTranslations("catalogue.product");
  const notes = [...new Set(groups.flatMap(({ specs }) => specs.flatMap(({ footnote }) => footnote ?? [])))];
  return (
    <div className={styles.specs}>
      <div className={styles.groups}>
        {groups.map((group, place) => (
          <Fold key={group.id} heading summary={group.name} open={place < openAtFirst}>
            <SpecGroup group={group} notes={notes} />
          </Fold>
        ))}
        {notes.length > 0 && (
          <div className={styles.notes}>
            <Fold heading summary={t("footnotes")}>
              <ol>
                {notes.map((note, place) => (
                  <li key={note} id={`note-${place + 1}`}>
                    {note}
                  </li>
                ))}
              </ol>
            </Fold>
          </div>
        )}
      </div>
    </div>
  );
}

function SpecGroup({ group, notes }: { group: Groups[number]; notes: string[] }) {
  const text = useSpecText();
  return (
    <table className={styles.table} aria-label={group.name}>
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
      {/* Only a copy shows the brackets, which keep the number apart from the name. */}
      <span className={styles.bracket}>{" ("}</span>
      <a href={`#note-${number}`}>{number}</a>
      <span className={styles.bracket}>)</span>
    </sup>
  );
}

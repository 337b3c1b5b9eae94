import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { Section, SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./questions.module.css";
import type { ShownProduct } from "./shown-product.ts";

export function Questions({ faqs, language }: Pick<ShownProduct, "faqs" | "language">) {
  const t = useTranslations("catalogue.product");
  return (
    <Section id="questions" labelledBy="questions-title">
      <SectionHeading
        id="questions-title"
        title={t("questions")}
        action={
          <Link to="/support/faq" look="arrow">
            {t("allQuestions")}
          </Link>
        }
      />
      <div className={styles.list} lang={language}>
        {faqs.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <RichText html={answer} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { Disclosure } from "#app/ui/disclosure/disclosure.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import { SectionHeading } from "#app/ui/section/section.tsx";
import styles from "./questions.module.css";
import type { ShownProduct } from "./shown-product.ts";
import { CalculatorLinks } from "./tool-links.tsx";

export function Questions({ product }: { product: ShownProduct }) {
  const t = useTranslations("catalogue.product");
  const { faqs, language } = product;
  if (faqs.length === 0) return <CalculatorLinks product={product} />;
  return (
    <section id="questions" aria-labelledby="questions-title">
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
      <CalculatorLinks product={product} />
    </section>
  );
}

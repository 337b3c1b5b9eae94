import { fieldKinds } from "#app/features/site-form/field-kinds.ts";
import type { Accepted } from "#app/features/site-form/form-outcome.ts";
import { SiteForm } from "#app/features/site-form/site-form.tsx";
import { TextArea, TextField } from "#app/ui/field/field.tsx";
import { Link } from "#app/ui/link/link.tsx";
import { useTranslations } from "#app/ui/messages/use-translations.ts";
import styles from "./comments.module.css";

const fields = ["name", "email", "content"] as const;

type Props = {
  blogId: string;
  stamp: string;
  moderated: boolean;
  replyTo: { id: string; name: string } | undefined;
  onAccepted: (outcome: Accepted) => void;
};

export function CommentForm({ blogId, stamp, moderated, replyTo, onAccepted }: Props) {
  const t = useTranslations("journal.comments");
  const label = useTranslations("forms");
  return (
    <div className={styles.form}>
      <h3 id="write-comment" tabIndex={-1}>
        {replyTo ? t("replyingTo", { name: replyTo.name }) : t("write")}
      </h3>
      {replyTo && (
        <p>
          <Link to={`/about/blogs/${blogId}#write-comment`}>{t("cancelReply")}</Link>
        </p>
      )}
      <p className={styles.rule}>{moderated ? t("moderated") : t("open")}</p>
      <SiteForm
        name={`comment:${blogId}`}
        id="comment-form"
        fields={fields}
        hidden={{ blogId, ...(replyTo && { parentId: replyTo.id }) }}
        stamp={stamp}
        legend={label("allNeeded", { count: "other" })}
        success={() => t(moderated ? "heldBack" : "shown")}
        onAccepted={onAccepted}
      >
        {(field) => (
          <>
            <TextField {...field("name")} {...fieldKinds.name} label={label("labels.name")} required />
            <TextField
              {...field("email")}
              label={`${label("labels.email")} (${label("optional")})`}
              hint={t("emailHint")}
              {...fieldKinds.email}
            />
            <TextArea {...field("content")} label={label("labels.comment")} required rows={6} />
          </>
        )}
      </SiteForm>
    </div>
  );
}

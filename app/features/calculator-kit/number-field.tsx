import type { ReactNode } from "react";
import { TextField } from "#app/ui/field/field.tsx";
import { useTyped } from "./use-typed.ts";

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  /** What counts when nothing is typed. */
  placeholder?: string | undefined;
};

/** A number as people type it: text, so that a comma, Burmese digits or a mistake come back as they were. */
export function NumberField(props: Props) {
  const typed = useTyped()(props.name);
  return <TextField {...props} defaultValue={typed} inputMode="decimal" maxLength={20} />;
}

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

type Common = {
  /** Also the id, so that an error summary can link to it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Tells two fields of one name apart when a page has two forms. */
  id?: string;
};

type InputProps = Common & Omit<ComponentProps<"input">, "className" | keyof Common>;
type TextAreaProps = Common & Omit<ComponentProps<"textarea">, "className" | keyof Common>;
type SelectProps = Common &
  Omit<ComponentProps<"select">, "className" | keyof Common> & {
    options: { value: string; label: string }[];
    /** The first, empty choice. */
    placeholder?: string;
  };

export function TextField({ label, hint, error, id, type = "text", ...input }: InputProps) {
  const own = { name: input.name, id: id ?? input.name, label, hint, error, required: input.required };
  return (
    <Field {...own}>
      <input {...input} {...control(own)} type={type} />
    </Field>
  );
}

export function TextArea({ label, hint, error, id, rows = 5, ...input }: TextAreaProps) {
  const own = { name: input.name, id: id ?? input.name, label, hint, error, required: input.required };
  return (
    <Field {...own}>
      <textarea {...input} {...control(own)} rows={rows} />
    </Field>
  );
}

export function SelectField({ label, hint, error, id, options, placeholder, ...input }: SelectProps) {
  const own = { name: input.name, id: id ?? input.name, label, hint, error, required: input.required };
  return (
    <Field {...own}>
      <span className={styles.select}>
        <select {...input} {...control(own)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  );
}

type FieldProps = Omit<Common, "required"> & {
  id: string;
  required: boolean | undefined;
  children: ReactNode;
};

function Field({ id, label, hint, error, children }: Omit<FieldProps, "required">) {
  return (
    <div className={styles.field} data-invalid={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Our own messages stand beside the field, so the browser's bubbles stay off: `aria-required`, not `required`. */
function control({ id, hint, error, required }: Omit<FieldProps, "children">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    required: undefined,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    className: styles.control,
  };
}

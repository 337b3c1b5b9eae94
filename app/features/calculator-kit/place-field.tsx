import type { Data } from "#api/client.ts";
import { SelectField } from "#app/ui/field/field.tsx";
import { useTyped } from "./use-typed.ts";

type Props = {
  places: Data<"tool/getStringCheck">["places"];
  label: string;
  placeholder: string;
  hint?: string | undefined;
  error: string | undefined;
};

/** The cities of our markets. */
export function PlaceField({ places, label, placeholder, hint, error }: Props) {
  const typed = useTyped()("place");
  const options = places.flatMap(({ name: country, cities }) =>
    cities.map(({ id, name }) => ({ value: id, label: `${country} – ${name}` })),
  );
  return (
    <SelectField
      name="place"
      label={label}
      placeholder={placeholder}
      hint={hint}
      error={error}
      defaultValue={typed}
      options={options}
    />
  );
}

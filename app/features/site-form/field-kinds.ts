/** What browsers and the keyboards of phones are told about a field, by what is typed into it. */
export const fieldKinds = {
  name: { autoComplete: "name" },
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { type: "email", inputMode: "email", autoComplete: "email" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  organization: { autoComplete: "organization" },
  address: { autoComplete: "street-address" },
  country: { autoComplete: "country-name" },
  code: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  free: { autoComplete: "off" },
} as const;

/** What browsers and the keyboards of phones are told about a field, by what is typed into it; a pattern tells when a fault is mended. */
export const fieldKinds = {
  name: { autoComplete: "name" },
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: {
    type: "email",
    inputMode: "email",
    autoComplete: "email",
    pattern: "[^@\\s]+@[^@\\s]+\\.[^@\\s]+",
  },
  phone: {
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    pattern: "[0-9\\u1040-\\u1049 +\\(\\).\\-]{3,}",
  },
  organization: { autoComplete: "organization" },
  address: { autoComplete: "street-address" },
  country: { autoComplete: "country-name" },
  code: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  free: { autoComplete: "off" },
} as const;

/** The version of `forms.consent`, stored with every registration. Change it with the sentence. */
export const consentVersion = "2026-11";

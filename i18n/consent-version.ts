/** Goes with the sentence `forms.consent`: a change of the sentence is a new version, and is stored with every registration. */
export const consentVersion = "2026-11";

export const drawerId = "site-menu";

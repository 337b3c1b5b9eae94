/** The maker's name: in titles, in the API's address, in mails. Another maker changes it here. */
export const productName = "Heliodane";

export const apiPrefix = `/get${productName}Api/`;

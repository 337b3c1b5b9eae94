/** The maker's name: in titles, in the API's address, in mails. Another maker changes it here. */
export const productName = "Heliodane";

export const apiPrefix = `/get${productName}Api/`;

/** Where videos inside texts may come from; they are loaded when a visitor asks for them, not before. */
export const videoHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];

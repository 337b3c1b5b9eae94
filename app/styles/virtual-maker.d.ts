declare module "virtual:maker.css";

export const mapSize = { width: 720, height: 280 };

const perDegree = 2;
const north = 80;
const margin = 5;

/** Longitude and latitude to a place on the map: both axes in equal steps, cut off at 80° north and 56° south. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round((longitude + 180) * perDegree), round((north - latitude) * perDegree + margin)];
}

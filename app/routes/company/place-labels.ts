import { mapSize, project } from "#app/features/world-map/project.ts";

export type Place = { id: string; place: string; countryName: string; latitude: number; longitude: number };
export type Label = Place & {
  x: number;
  y: number;
  name: string;
  labelX: number;
  labelY: number;
  isLeft: boolean;
};

/** Between two names above each other, and between a dot and its name. */
const [line, reach] = [13, 16];

/** A name beside each dot, towards the nearer sea; names that would lie on each other move apart. */
export function labelsOf(places: Place[]): Label[] {
  const labels = places.map((place) => {
    const [x, y] = project(place.longitude, place.latitude);
    const isLeft = x < mapSize.width * 0.52;
    return {
      ...place,
      ...{ x, y, isLeft, labelX: x + (isLeft ? -reach : reach), labelY: y },
      name: place.place.split(",")[0] ?? place.place,
    };
  });
  const placed: Label[] = [];
  for (const label of labels.sort((one, other) => one.y - other.y)) {
    const near = placed.filter((other) => other.isLeft === label.isLeft && Math.abs(other.x - label.x) < 90);
    placed.push({ ...label, labelY: Math.max(label.labelY, ...near.map(({ labelY }) => labelY + line)) });
  }
  return placed;
}

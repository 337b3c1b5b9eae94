/** Where a place stands on the map of the world, whose axes run in equal steps: percent from the bottom and the left. */
export function placeOnMap(latitude: number, longitude: number) {
  return { bottom: percent((latitude + 90) / 180), left: percent((longitude + 180) / 360) };
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A position on the world map (equirectangular), in per cent from the bottom and the left. */
export function placeOnMap(latitude: number, longitude: number) {
  return { bottom: percent((latitude + 90) / 180), left: percent((longitude + 180) / 360) };
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

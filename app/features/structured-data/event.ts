import { make } from "#app/shell/seo/structured-data.ts";

type Event = {
  name: string;
  description?: string;
  image?: string;
  starts: number;
  ends?: number;
  url: string;
  online?: boolean;
  place?: string;
  organizer: string;
};

export function event({ starts, ends, online, place, organizer, ...facts }: Event) {
  return make("Event", {
    ...facts,
    startDate: new Date(starts * 1000).toISOString(),
    endDate: ends === undefined ? undefined : new Date(ends * 1000).toISOString(),
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: facts.url }
      : { "@type": "Place", name: place, address: place },
    organizer: { "@type": "Organization", name: organizer },
  });
}

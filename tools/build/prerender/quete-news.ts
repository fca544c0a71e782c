import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { newsPath, type NewsPlace } from '@/domain/catalogue/news-files.ts';
import { departementList } from '@/domain/commune/departement.ts';
import { icsCalendar, icsText } from '@/domain/exchange/calendar.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';
import { dayOf } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { isSiren } from '../../../src/domain/territoire/territoire.ts';
import { atomFeed } from './feeds.ts';
import { siteName } from './page-head.ts';

/** A published quête, with the day it was published first (epoch milliseconds). */
export type NewQuete = { quete: Quete; firstAt: number };

/** A territory as its page was rendered from it, with the cards of its quêtes. */
type NewsTerritoire = {
  territoire: Pick<Territoire, 'id' | 'nom'>;
  cartes: readonly Pick<Carte, 'queteId'>[];
};

/** The territory in a page's data; null for none, or a commune alone. */
export function territoireIn(data: unknown): NewsTerritoire | null {
  const isOfOne =
    typeof data === 'object' &&
    data !== null &&
    'territoire' in data &&
    'cartes' in data &&
    Array.isArray(data.cartes);
  if (!isOfOne) return null;
  // Read and checked by our own loader.
  const found = data as NewsTerritoire;
  return isSiren(found.territoire.id) ? found : null;
}

/** Most quêtes in a file, newest first. */
const newsCount = 50;

type Site = { origin: string; builtAt: Date };

function titleOf({ contenu }: Quete): string {
  return `${typographie(contenu.titre)}, ${contenu.commune.nom}`;
}

/** The page of a place. */
function pageOf(place: NewsPlace): string {
  if ('territoire' in place) return paths.territoire({ id: place.territoire });
  const { departement, communeSlug } = place;
  return communeSlug === undefined
    ? paths.departement({ departement })
    : paths.commune({ departement, communeSlug });
}

/** A day in a calendar that others subscribe to. */
type CalendarDay = {
  /** Never changes. */
  uid: string;
  /** `2026-11-26` */
  day: string;
  title: string;
  description: string;
  url: string;
  /** Last write, epoch milliseconds. */
  writtenAt: number;
};

/** `20261126` */
function date(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The zone of Paris: a calendar without any day still has one component, as RFC 5545, 3.6 requires. */
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar to subscribe to (RFC 5545; its name and its rhythm RFC 7986). */
function icalendar(
  { name, url }: { name: string; url: string },
  days: readonly CalendarDay[],
): string {
  return icsCalendar(
    [
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${icsText(name)}`,
      `X-WR-CALNAME:${icsText(name)}`,
      `SOURCE;VALUE=URI:${url}`,
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      ...paris,
    ],
    days.map(({ day, url: page, ...event }) => ({
      ...event,
      lines: [
        `DTSTART;VALUE=DATE:${date(Date.parse(day))}`,
        `DTEND;VALUE=DATE:${date(Date.parse(day) + dayMs)}`,
        `URL:${page}`,
        // An informative day: it does not block time.
        'TRANSP:TRANSPARENT',
        'CLASS:PUBLIC',
      ],
    })),
  );
}

/** The files of a place: its publications, by their paths in the site. */
function filesOf(
  place: NewsPlace,
  nom: string,
  quetes: readonly NewQuete[],
  { origin, builtAt }: Site,
): [file: string, text: string][] {
  const shown = quetes
    .toSorted((one, other) => other.firstAt - one.firstAt)
    .slice(0, newsCount);
  const title = `Nouvelles quêtes\u00A0: ${nom}`;
  const urlOf = ({ id }: Quete) => origin + paths.quete(addressOf(id));
  const atom = atomFeed(
    {
      path: newsPath(place, 'xml'),
      title: `${title} · ${siteName}`,
      link: pageOf(place),
      origin,
    },
    shown.map(({ quete, firstAt }) => ({
      ...{ id: urlOf(quete), url: urlOf(quete), title: titleOf(quete) },
      summary: typographie(quete.contenu.resume),
      ...{ publishedAt: new Date(firstAt), updatedAt: new Date(quete.publishedAt) },
    })),
    builtAt,
  );
  const calendar = icalendar(
    { name: title, url: origin + newsPath(place, 'ics') },
    shown.map(({ quete, firstAt }) => ({
      uid: `${quete.id}@${new URL(origin).host}`,
      day: dayOf(firstAt),
      title: `Nouvelle quête\u00A0: ${titleOf(quete)}`,
      description: `${typographie(quete.contenu.resume)}\n${urlOf(quete)}`,
      url: urlOf(quete),
      writtenAt: quete.publishedAt,
    })),
  );
  return [
    [newsPath(place, 'xml').slice(1), atom],
    [newsPath(place, 'ics').slice(1), calendar],
  ];
}

/**
 * News of quêtes, by file: each département and each territory, with or without quêtes, so that a reader can subscribe before the first,
 * and each commune with quêtes. Only data of their pages: a territory has the quêtes of its page.
 */
export function queteNews(
  quetes: readonly NewQuete[],
  territoires: readonly NewsTerritoire[],
  site: Site,
): Map<string, string> {
  const communes = new Map<string, NewQuete[]>();
  for (const one of quetes) {
    const { departement, communeSlug } = addressOf(one.quete.id);
    const key = `${departement}/${communeSlug}`;
    communes.set(key, [...(communes.get(key) ?? []), one]);
  }
  return new Map([
    ...departementList.flatMap(({ code, nom }) => {
      const own = quetes.filter(({ quete }) => addressOf(quete.id).departement === code);
      return filesOf({ departement: code }, nom, own, site);
    }),
    ...[...communes.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const { id, contenu } = first.quete;
      return filesOf(addressOf(id), contenu.commune.nom, own, site);
    }),
    ...territoires.flatMap(({ territoire: { id, nom }, cartes }) => {
      const ids = new Set<string>(cartes.map(({ queteId }) => queteId));
      const own = quetes.filter(({ quete }) => ids.has(quete.id));
      return filesOf({ territoire: id }, nom, own, site);
    }),
  ]);
}

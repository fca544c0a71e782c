import { newsPath, type NewsPlace } from '@/domain/catalogue/news-files.ts';
import { departementList } from '@/domain/commune/departement.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { dayOf } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { atomFeed } from './feeds.ts';
import { icalendar } from './icalendar.ts';
import { siteName } from './page-head.ts';

/** A published quête, with the day it was published first (epoch milliseconds). */
export type NewQuete = { quete: Quete; firstAt: number };

/** A file tells of so many quêtes at most, the newest first. */
const newsCount = 50;

type Site = { origin: string; builtAt: Date };

function titleOf({ contenu }: Quete): string {
  return `${typographie(contenu.titre)}, ${contenu.commune.nom}`;
}

/** The files of a place: what is published there, by their paths in the site. */
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
  const link =
    place.communeSlug === undefined
      ? paths.departement({ departement: place.departement })
      : paths.commune({
          departement: place.departement,
          communeSlug: place.communeSlug,
        });
  const urlOf = ({ id }: Quete) => origin + paths.quete(addressOf(id));
  const atom = atomFeed(
    { path: newsPath(place, 'xml'), title: `${title} · ${siteName}`, link, origin },
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
 * What tells of new quêtes, by file: each département, with or without quêtes, so that who waits for the first one may subscribe,
 * and each commune and territory that has some (`/nouvelles/territoire/<SIREN>`, as its page). Nothing but what their pages say.
 */
export function queteNews(quetes: readonly NewQuete[], site: Site): Map<string, string> {
  const byPlace = new Map<string, { place: NewsPlace; nom: string; quetes: NewQuete[] }>(
    departementList.map(({ code, nom }) => [
      code,
      { place: { departement: code }, nom, quetes: [] },
    ]),
  );
  const add = (place: NewsPlace, nom: string, one: NewQuete) => {
    const key = `${place.departement}/${place.communeSlug ?? ''}`;
    const known = byPlace.get(key) ?? { place, nom, quetes: [] };
    known.quetes.push(one);
    byPlace.set(key, known);
  };
  for (const one of quetes) {
    const { departement, communeSlug } = addressOf(one.quete.id);
    byPlace.get(departement)?.quetes.push(one);
    const { commune, territoire } = one.quete.contenu;
    add({ departement, communeSlug }, commune.nom, one);
    if (territoire !== undefined) {
      add(
        { departement: 'territoire', communeSlug: territoire.siren },
        territoire.nom,
        one,
      );
    }
  }
  return new Map(
    [...byPlace.values()].flatMap(({ place, nom, quetes: own }) =>
      filesOf(place, nom, own, site),
    ),
  );
}

import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { departementList } from '@/domain/commune/departement.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { queteNews, territoireIn, type NewQuete } from './quete-news.ts';

const site = {
  origin: 'https://quetes.example',
  builtAt: new Date('2026-11-26T05:00:00Z'),
};

const long =
  'Où l’eau, le lin ; et « 100 % » de ce qu’on y lave\\essore reviennent.\nPuis l’église. '.repeat(
    3,
  );

/** The quête « Le secret du lavoir » of Dinan, corrected since, and another one of the same commune. */
const lavoir: NewQuete = {
  quete: {
    ...createQuete({ resume: long, signature: 'Jeanne Le Goff' }, 3),
    publishedAt: Date.parse('2026-11-20T10:00:00Z'),
  },
  firstAt: Date.parse('2026-05-11T23:30:00Z'),
};
const second: NewQuete = {
  quete: {
    ...createQuete({ titre: 'Les remparts, la nuit' }),
    id: queteIdSchema.parse('22_dinan_les-remparts'),
    publishedAt: Date.parse('2026-06-01T08:00:00Z'),
  },
  firstAt: Date.parse('2026-06-01T08:00:00Z'),
};
const territoires = [
  {
    territoire: { id: '200035087', nom: 'Terre de Provence' },
    // The third has no page in this build.
    cartes: [lavoir.quete.id, second.quete.id, '22_dinan_plus-tard'].map((id) => ({
      queteId: queteIdSchema.parse(id),
    })),
  },
  { territoire: { id: '200069052', nom: 'Sans quête' }, cartes: [] },
];
const files = queteNews([lavoir, second], territoires, site);

function calendarOf(file: string) {
  const text = files.get(file) ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  return { text, calendar, events };
}

describe('the news of a place', () => {
  it('are two files for each département and territory, with or without quêtes, and for each commune that has some', () => {
    expect([...files.keys()].toSorted()).toEqual(
      [
        ...departementList.map(({ code }) => code),
        ...['22/dinan', 'territoire/200035087', 'territoire/200069052'],
      ]
        .flatMap((place) => [`nouvelles/${place}.xml`, `nouvelles/${place}.ics`])
        .toSorted(),
    );
  });

  it.each([
    'nouvelles/22.xml',
    'nouvelles/22/dinan.xml',
    'nouvelles/territoire/200035087.xml',
  ])(
    'another reader of feeds finds the newest first in %s, once and by the day it was new',
    (file) => {
      const { meta, items } = parseFeed(files.get(file) ?? '');
      expect(meta).toMatchObject({ type: 'atom', version: '1.0' });
      expect(items).toMatchObject([
        { title: 'Les remparts, la nuit, Dinan', published: new Date(second.firstAt) },
        {
          id: 'https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir',
          title: 'Le secret du lavoir, Dinan',
          published: new Date(lavoir.firstAt),
        },
      ]);
    },
  );

  it.each([
    'nouvelles/22.ics',
    'nouvelles/22/dinan.ics',
    'nouvelles/territoire/200035087.ics',
  ])('another reader of calendars finds the same in %s, as days of Paris', (file) => {
    const { calendar, events } = calendarOf(file);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).not.toBeNull();
    expect(
      events.map(({ uid, summary, startDate, endDate }) => ({
        ...{ uid, summary },
        days: `${startDate.toString()} ${endDate.toString()}`,
        isDay: startDate.isDate,
      })),
    ).toEqual([
      {
        uid: '22_dinan_les-remparts@quetes.example',
        summary: 'Nouvelle quête\u00A0: Les remparts, la nuit, Dinan',
        days: '2026-06-01 2026-06-02',
        isDay: true,
      },
      {
        uid: '22_dinan_le-secret-du-lavoir@quetes.example',
        summary: 'Nouvelle quête\u00A0: Le secret du lavoir, Dinan',
        // Half past one in the night at Dinan.
        days: '2026-05-12 2026-05-13',
        isDay: true,
      },
    ]);
    expect(events[1]?.description).toContain('Où l’eau, le lin');
    expect(events[1]?.description).toContain('\\essore');
    for (const { component } of events) {
      expect(component.getFirstProperty('dtstamp')).not.toBeNull();
      expect(component.getFirstPropertyValue('class')).toBe('PUBLIC');
    }
  });

  it('a calendar has lines of 75 octets at most that end as the RFC asks, and no sign cut in two', () => {
    const { text } = calendarOf('nouvelles/22.ics');
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      75,
    );
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text).not.toContain('\uFFFD');
  });

  it.each([
    ['974', 'La Réunion'],
    ['territoire/200069052', 'Sans quête'],
  ])('are valid and empty where no quête is yet: %s', (place, nom) => {
    const { meta, title, items } = parseFeed(files.get(`nouvelles/${place}.xml`) ?? '');
    expect(meta).toMatchObject({ type: 'atom', version: '1.0' });
    expect([title, items]).toEqual([
      `Nouvelles quêtes\u00A0: ${nom} · Quêtes & Codes`,
      [],
    ]);
    const { calendar, events } = calendarOf(`nouvelles/${place}.ics`);
    expect(events).toEqual([]);
    // At least one component (RFC 5545, 3.6).
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(calendar.getFirstSubcomponent('vtimezone')).not.toBeNull();
  });

  it('of a territory lead to its page, and leave out a quête that is not of it', () => {
    const [own] = territoires;
    const less = queteNews(
      [lavoir, second],
      [
        {
          territoire: { id: '200035087', nom: 'Ici' },
          cartes: own?.cartes.slice(0, 1) ?? [],
        },
      ],
      site,
    );
    const { url, items } = parseFeed(
      less.get('nouvelles/territoire/200035087.xml') ?? '',
    );
    expect(url).toBe('https://quetes.example/les_quetes/territoire/200035087');
    expect(items.map(({ title }) => title)).toEqual(['Le secret du lavoir, Dinan']);
  });

  it('find a territory in a page’s data, and neither a commune alone nor another page', () => {
    const [own] = territoires;
    expect(territoireIn(own)).toBe(own);
    expect(
      territoireIn({ territoire: { id: '22050', nom: 'Dinan' }, cartes: [] }),
    ).toBeNull();
    expect(territoireIn({ territoires: [], cartes: [] })).toBeNull();
    expect(territoireIn(undefined)).toBeNull();
  });

  it('tell of fifty quêtes at most', () => {
    const many = Array.from({ length: 60 }, (_, index): NewQuete => ({
      quete: { ...second.quete, id: queteIdSchema.parse(`22_dinan_q-${index}`) },
      firstAt: index,
    }));
    const { items } = parseFeed(queteNews(many, [], site).get('nouvelles/22.xml') ?? '');
    expect(items).toHaveLength(50);
    expect(items[0]?.published).toEqual(new Date(59));
  });

  it('have only data of the page of a quête: no answer, no author, no étape', () => {
    const all = [...files.values()].join('\n');
    for (const word of ['Jeanne Le Goff', 'La halte', 'mairie', 'mailto:', 'ATTENDEE']) {
      expect(all).not.toContain(word);
    }
  });
});

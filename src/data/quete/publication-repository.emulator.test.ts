import { emulatorServices, createEmulatorServices } from '@/testing/services.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEtape,
  createParcours,
  createTexteEpreuve,
  dinan,
} from '@/testing/factories.ts';
import {
  changePastRules,
  deletePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import {
  clearBackEnd,
  leaveSession,
  signInAlso,
  signInAs,
} from '@/testing/emulator-account.ts';
import { crossRequest } from '@/testing/cross-request.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { UnpublishableError } from '@/domain/quete/publication.ts';
import { lienSigns } from '@/domain/quete/lien.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  NewerFormatError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { publicFileUrl } from '@/lib/firebase/storage.ts';
import { avisModerationRepository } from '../avis/avis-moderation-repository.ts';
import {
  readDepartement,
  readFrance,
  readWholeDepartement,
} from '../catalogue/catalogue-repository.ts';
import { fitsInPart } from '../catalogue/catalogue-part-repository.ts';
import { byteCount } from '../firestore/byte-count.ts';
import { lienRepository, readLien } from '../lien/lien-repository.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { jalonRepository } from '../jalon/jalon-repository.ts';
import { parcoursRepository } from '../parcours/parcours-repository.ts';
import type { Services } from '@/data/firebase/services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import {
  CommuneMovedError,
  ParcoursChangedError,
  SlugTakenError,
} from './publication-errors.ts';
import { publicationRepository, type PublicationStep } from './publication-repository.ts';
import { closureRepository } from './closure-repository.ts';
import { queteRepository } from './quete-repository.ts';
import { suspensionRepository } from './suspension-repository.ts';

const services = createEmulatorServices();
const { moderate: moderateAvis } = avisModerationRepository(services);
const { write: writeClosure } = closureRepository(services);
const { read: readQuete, readVersion: readQueteVersion } = queteRepository(services);
const { findSigns } = lienRepository(services);
const { read: readSuspensions } = suspensionRepository(services);

const { read: readJalon } = jalonRepository(emulatorServices);
const { load: loadParcours, save: saveParcours } = parcoursRepository(emulatorServices);
const { publish: publishParcours, withdraw: withdrawQuete } =
  publicationRepository(emulatorServices);

const queteId = queteIdSchema.parse('22_dinan_le-secret-du-lavoir');

function createPlayable(number: number, overrides: Partial<Parcours> = {}): Parcours {
  const id = parcoursIdSchema.parse(`quete${String(number).padStart(15, '0')}`);
  return createParcours({
    id,
    etapes: [createEtape(1), createEtape(2, { epreuve: createTexteEpreuve() })],
    ...overrides,
  });
}

async function save(
  parcours: Parcours,
  base: ParcoursSnapshot | null = null,
): Promise<ParcoursSnapshot> {
  const operationId = createOperationId();
  const outcome = await saveParcours({ base, parcours, operationId });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

const readNoImage = () => Promise.reject(new Error('There is no image.'));

function publish(snapshot: ParcoursSnapshot): Promise<ParcoursSnapshot> {
  return publishParcours({ snapshot, readImage: readNoImage });
}

beforeEach(async () => {
  await clearBackEnd();
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

/** The first part of the search rows, as stored. */
async function readSearchText(): Promise<string> {
  const { cartes } = await readPublicDocument('catalogue/recherche-0');
  if (typeof cartes !== 'string') throw new Error('There are no search rows.');
  return cartes;
}

describe('the short address', () => {
  it('is written with the first publication, and stays after the quête was withdrawn', async () => {
    expect(await findSigns(queteId)).toBeNull();
    const first = await publish(await save(createPlayable(1)));
    const signs = await lienSigns(queteId, 0);
    expect(await findSigns(queteId)).toBe(signs);
    await publish(first);
    expect(await readLien(signs)).toBe(queteId);
    await withdrawQuete({ queteId });
    expect(await readLien(signs)).toBe(queteId);
  });

  it('has the next signs where another quête has the first', async () => {
    const [first, second] = [await lienSigns(queteId, 0), await lienSigns(queteId, 1)];
    await writePastRules(`liens/${first}`, {
      queteId: { stringValue: '22_dinan_un-autre' },
    });
    await publish(await save(createPlayable(1)));
    expect(await readLien(first)).toBe('22_dinan_un-autre');
    expect(await readLien(second)).toBe(queteId);
    expect(await findSigns(queteId)).toBe(second);
  });
});

describe('publishing', () => {
  it('writes the quête, its version, the catalogue and the state of the parcours', async () => {
    const steps: PublicationStep['type'][] = [];
    const published = await publishParcours({
      snapshot: await save(createPlayable(1)),
      readImage: readNoImage,
      onStep: ({ type }) => steps.push(type),
    });
    expect(steps).toEqual(['verrous', 'ecriture']);
    expect(published.publication).toMatchObject({
      queteId,
      slug: 'le-secret-du-lavoir',
      version: 1,
    });

    const quete = await readQuete(queteId);
    expect(quete.contenu.titre).toBe('Le secret du lavoir');
    expect((await readQueteVersion(queteId, 1)).contenu).toEqual(quete.contenu);
    const france = await readFrance();
    expect(france).toMatchObject({ total: 1, recherchePartCount: 1 });
    expect(france.vedettes.map((carte) => carte.queteId)).toEqual([queteId]);
    const { cartes } = await readDepartement('22');
    expect(cartes.map((carte) => carte.version)).toEqual([1]);
    expect(JSON.parse(await readSearchText())).toMatchObject({
      lignes: [{ i: queteId, t: 'Le secret du lavoir', c: 'Dinan' }],
    });

    const reloaded = await loadParcours(published.parcours.id);
    expect(reloaded.publication?.at).toBe(reloaded.updatedAt);
    expect(reloaded.revision).toBe(published.revision);
    expect(await readJalon(published.parcours.id, published.revision)).toEqual(
      published.parcours,
    );
  });

  it('hides verrous and solutions from all', async () => {
    await publish(await save(createPlayable(1)));
    for (const kind of ['verrous', 'solutions']) {
      const path = `quetes/${queteId}/versions/1/${kind}/etape0002`;
      await expect(readPublicDocument(path)).rejects.toBeInstanceOf(AccessDeniedError);
    }
  });

  it('lets the words of a printed booklet stay right when the answers change', async () => {
    const texte = (numero: number, reponse: string) =>
      createEtape(numero, { epreuve: createTexteEpreuve({ reponses: [reponse] }) });
    const etapes = [texte(1, 'granit'), texte(2, 'ardoise')];
    const first = await publish(await save(createPlayable(1, { etapes })));
    const before = (await readQuete(queteId)).contenu.papier?.empreinte;
    // Four letters make another word than two.
    const longer = [...etapes, texte(3, 'marbre'), texte(4, 'schiste')];
    await publish(await save({ ...first.parcours, etapes: longer }, first));
    const after = (await readQuete(queteId)).contenu.papier?.empreinte;
    expect(after?.sel).toBe(before?.sel);
    expect(after?.valeurs).toEqual(expect.arrayContaining(before?.valeurs ?? []));
    expect(after?.valeurs).toHaveLength(2);
  });

  it('publishes a second version over the first, in the same place', async () => {
    const first = await publish(await save(createPlayable(1)));
    const changed = { ...first.parcours, titre: 'Le lavoir, suite' };
    const second = await publish(await save(changed, first));
    expect(second.publication).toMatchObject({ queteId, version: 2 });
    expect((await readQuete(queteId)).contenu.titre).toBe('Le lavoir, suite');
    expect((await readQueteVersion(queteId, 1)).contenu.titre).toBe(
      'Le secret du lavoir',
    );
    expect((await readFrance()).total).toBe(1);
    expect((await readDepartement('22')).cartes).toMatchObject([
      { titre: 'Le lavoir, suite', version: 2 },
    ]);
    const { lignes } = JSON.parse(await readSearchText()) as { lignes: unknown[] };
    expect(lignes).toHaveLength(1);
  });

  it('says that an address is taken, and writes nothing', async () => {
    await publish(await save(createPlayable(1)));
    const other = await save(createPlayable(2));
    await expect(publish(other)).rejects.toBeInstanceOf(SlugTakenError);
    expect((await readFrance()).total).toBe(1);
    expect((await loadParcours(other.parcours.id)).publication).toBeNull();
    const elsewhere = await save({ ...other.parcours, slug: 'un-autre-lavoir' }, other);
    const published = await publish(elsewhere);
    expect(published.publication?.queteId).toBe('22_dinan_un-autre-lavoir');
  });

  it('refuses a parcours that was changed meanwhile, and one that is not ready', async () => {
    const snapshot = await save(createPlayable(1));
    await save({ ...snapshot.parcours, titre: 'Changé' }, snapshot);
    await expect(publish(snapshot)).rejects.toBeInstanceOf(ParcoursChangedError);
    const bare = await save(createPlayable(2, { resume: '' }));
    await expect(publish(bare)).rejects.toBeInstanceOf(UnpublishableError);
    await expect(readQuete(queteId)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('refuses to move a published quête to another département', async () => {
    const first = await publish(await save(createPlayable(1)));
    const moved = { insee: '35288', nom: 'Saint-Malo', departement: '35' };
    const second = await save({ ...first.parcours, commune: moved }, first);
    await expect(publish(second)).rejects.toBeInstanceOf(CommuneMovedError);
  });

  it('is refused without the right', async () => {
    const snapshot = await save(createPlayable(1));
    await signInAs('passant', { admin: false });
    await expect(publish(snapshot)).rejects.toBeInstanceOf(AccessDeniedError);
  });

  it('lets several authors publish at the same moment', async () => {
    const snapshots: ParcoursSnapshot[] = [];
    for (const number of [1, 2, 3, 4]) {
      snapshots.push(await save(createPlayable(number, { slug: `quete-${number}` })));
    }
    await Promise.all(snapshots.map(publish));
    expect((await readFrance()).total).toBe(4);
    expect((await readDepartement('22')).cartes).toHaveLength(4);
  });

  it('splits the cards of a département that is full on that day, and loses none', async () => {
    const resume = 'é'.repeat(limits.resume.max);
    const full: Carte[] = [];
    for (let bytes = 0; bytes < limits.cartesBytes.max - 2_000;) {
      const index = full.length;
      const carte = createCarte({
        queteId: `22_dinan_avant-${index}`,
        slug: `avant-${index}`,
        resume,
        publishedAt: 10_000 - index,
      });
      full.push(carte);
      bytes += byteCount(JSON.stringify(carte)) + 1;
    }
    // To the last hundred bytes.
    const left =
      limits.cartesBytes.max - byteCount(JSON.stringify({ cartes: full })) - 100;
    full[0] = createCarte({ ...full[0], titre: 'x'.repeat(left) });
    expect(fitsInPart({ cartes: full })).toBe(true);
    await writePastRules('catalogue/22', {
      cartes: { stringValue: JSON.stringify({ cartes: full }) },
      revision: { integerValue: '1' },
      updatedAt: { timestampValue: new Date().toISOString() },
      operationId: { stringValue: createOperationId() },
    });
    const first = await publish(await save(createPlayable(8)));
    const part = await readDepartement('22');
    expect(part).toMatchObject({ parts: 2, total: full.length + 1 });
    expect(part.cartes[0]?.queteId).toBe(queteId);
    const all = await readWholeDepartement('22');
    expect(all.map((carte) => carte.queteId)).toEqual([
      queteId,
      ...full.map((carte) => carte.queteId),
    ]);
    expect((await readFrance()).total).toBe(full.length + 1);

    // Published again it is counted once; withdrawn it goes from its part and from the count.
    await publish(first);
    await withdrawQuete({ queteId });
    expect(await readWholeDepartement('22')).toHaveLength(full.length);
    expect((await readFrance()).total).toBe(full.length);
  });

  it('puts the images in public, named by their content', async () => {
    const number = 5;
    const { id } = createPlayable(number);
    const image = {
      path: `parcours/${id}/image-1.webp`,
      texteAlternatif: 'Une façade',
      credit: '',
      largeur: 30,
      hauteur: 20,
    };
    const parcours = createPlayable(number, {
      slug: 'en-images',
      etapes: [createEtape(1, { image }), createEtape(2, { image })],
    });
    const read: string[] = [];
    await publishParcours({
      snapshot: await save(parcours),
      readImage: (path) => {
        read.push(path);
        return Promise.resolve(new Blob(['une image'], { type: 'image/webp' }));
      },
    });
    expect(read).toEqual([image.path]);
    const quete = await readQuete(queteIdSchema.parse('22_dinan_en-images'));
    const paths = quete.contenu.etapes.map((etape) => etape.image?.path ?? '');
    expect(paths[0]).toMatch(/^quetes\/22_dinan_en-images\/[0-9a-f]{64}\.webp$/);
    expect(paths[1]).toBe(paths[0]);
    const answer = await fetch(publicFileUrl(paths[0] ?? ''));
    expect(await answer.text()).toBe('une image');
  });

  it('reads and publishes no file of another parcours, whatever an author has written', async () => {
    const { id: other } = createPlayable(6);
    const at = (name: string) => `parcours/${other}/${name}`;
    const image = (name: string) => ({
      path: at(name),
      texteAlternatif: 'Une façade',
      credit: '',
      largeur: 30,
      hauteur: 20,
    });
    const snapshot = await save(createPlayable(7, { slug: 'en-fraude' }));
    const { parcours } = snapshot;
    const path = `parcours/${parcours.id}`;
    for (const etape of parcours.etapes) {
      await changePastRules(`${path}/etapes/${etape.id}`, {
        audio: { stringValue: at('voix.mp3') },
        image: {
          mapValue: {
            fields: {
              path: { stringValue: at('image-1.webp') },
              texteAlternatif: { stringValue: 'Une façade' },
              credit: { stringValue: '' },
              largeur: { integerValue: '30' },
              hauteur: { integerValue: '20' },
            },
          },
        },
      });
    }
    const personnages = [
      { id: 'p1', nom: 'La meunière', portrait: image('portrait.webp') },
    ];
    await changePastRules(path, {
      aventure: {
        stringValue: JSON.stringify({ objets: [], drapeaux: [], personnages }),
      },
    });
    const read: string[] = [];
    const readImage = (asked: string) => {
      read.push(asked);
      return Promise.resolve(new Blob(['une image'], { type: 'image/webp' }));
    };
    const loaded = await loadParcours(parcours.id);
    await publishParcours({ snapshot: loaded, readImage });
    // Even if the reading let a path through: the publication checks again.
    const withForeign = {
      ...(await loadParcours(parcours.id)),
      parcours: {
        ...loaded.parcours,
        etapes: loaded.parcours.etapes.map((etape) => ({
          ...etape,
          image: image('image-1.webp'),
          audio: at('voix.mp3'),
          transcription: 'Ce qui est dit.',
        })),
      },
    };
    await publishParcours({ snapshot: withForeign, readImage });
    expect(read).toEqual([]);
    const quete = await readQuete(queteIdSchema.parse('22_dinan_en-fraude'));
    expect(JSON.stringify(quete)).not.toContain(other);
    for (const { image: shown, audio } of quete.contenu.etapes) {
      expect([shown, audio]).toEqual([null, undefined]);
    }
  });
});

describe('a publication that is cut, or that others cross', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const imageOf = (id: string, name: string) => ({
    path: `parcours/${id}/${name}.webp`,
    texteAlternatif: 'Une façade',
    credit: '',
    largeur: 30,
    hauteur: 20,
  });
  /** A parcours of three new files. */
  function createIllustrated(): Parcours {
    const { id } = createPlayable(7);
    const etapes = [1, 2, 3].map((number) =>
      createEtape(number, {
        image: imageOf(id, `image-${number}`),
        ...(number === 2 && { epreuve: createTexteEpreuve() }),
      }),
    );
    return createPlayable(7, { etapes });
  }
  const run = crypto.randomUUID();
  const readImage = (path: string) =>
    Promise.resolve(new Blob([`${run} ${path}`], { type: 'image/webp' }));

  /** The complete version: the quête, the version with its verrous, the catalogue and the parcours agree; 0: none of any. */
  async function wholeVersion(parcoursId: Parcours['id']): Promise<number> {
    const quete = await readQuete(queteId).catch(() => null);
    const version = quete?.version ?? 0;
    const [{ cartes }, france, stands, next] = await Promise.all([
      readDepartement('22').catch(() => ({ cartes: [] })),
      readFrance().catch(() => ({ total: 0 })),
      readPastRules(`quetes/${queteId}/versions/${version}/verrous/etape0002`),
      readPastRules(`quetes/${queteId}/versions/${version + 1}`),
    ]);
    const rows = await readSearchText().catch(() => '');
    expect(france.total).toBe(version === 0 ? 0 : 1);
    expect(cartes.map((carte) => carte.version)).toEqual(version === 0 ? [] : [version]);
    expect(rows.split(queteId)).toHaveLength(version === 0 ? 1 : 2);
    expect(stands === null).toBe(version === 0);
    expect(next).toBeNull();
    const online = await loadParcours(parcoursId).catch(() => null);
    if (online !== null) expect(online.publication?.version ?? 0).toBe(version);
    return version;
  }

  it.each([0, 1, 2])(
    'between its files, before file %i: nothing of it is public, and a second try sends what is left',
    async (cutAt) => {
      const snapshot = await save(createIllustrated());
      let sent = 0;
      const { publish: send } = mediaRepository(emulatorServices);
      const cut = { ...emulatorServices };
      mediaRepository.handIn(cut, {
        publish: (...asked) => {
          if (sent === cutAt) return Promise.reject(new OfflineError('Cut.'));
          sent += 1;
          return send(...asked);
        },
      });
      await expect(
        publicationRepository(cut).publish({ snapshot, readImage }),
      ).rejects.toBeInstanceOf(OfflineError);
      expect(sent).toBe(cutAt);
      expect(await wholeVersion(snapshot.parcours.id)).toBe(0);
      await publishParcours({ snapshot, readImage });
      expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    },
  );

  /**
   * The SDK waits one to five seconds before it tries a transaction again: a fiftieth of that here. Deadlines, and the timers
   * of Node's connections, stay.
   */
  function hurryRetries(): void {
    const through = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (...[run, ms = 0, ...rest]: Parameters<typeof through>) =>
      through(run, ms > 600 && ms < 10_000 ? ms / 50 : ms, ...rest),
    );
  }

  /** Blocks all writes, or their answers. */
  function cutCommits(moment: 'before' | 'after', count = Infinity): void {
    const through = globalThis.fetch;
    let left = count;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
      const isCut = left > 0 && JSON.stringify(url).includes(':commit');
      if (!isCut) return through(url, init);
      left -= 1;
      if (moment === 'after') await through(url, init);
      throw new TypeError('Failed to fetch');
    });
  }

  it('before it is written: nothing of it is there, and a second try succeeds', async () => {
    const snapshot = await save(createPlayable(1));
    cutCommits('before');
    hurryRetries();
    await expect(publish(snapshot)).rejects.toBeInstanceOf(OfflineError);
    vi.unstubAllGlobals();
    expect(await wholeVersion(snapshot.parcours.id)).toBe(0);
    await publish(snapshot);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
  });

  it('once its answer is lost: it finds by itself that all of it is there', async () => {
    const snapshot = await save(createPlayable(1));
    cutCommits('after', 1);
    expect((await publish(snapshot)).publication?.version).toBe(1);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
  });

  it('with every answer lost: all of it is there, and a second try finds it as its own', async () => {
    const snapshot = await save(createPlayable(1));
    const through = globalThis.fetch;
    let isGone = false;
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
      if (isGone) throw new TypeError('Failed to fetch');
      isGone = JSON.stringify(url).includes(':commit');
      const answer = await through(url, init);
      if (isGone) throw new TypeError('Failed to fetch');
      return answer;
    });
    hurryRetries();
    await expect(publish(snapshot)).rejects.toBeInstanceOf(OfflineError);
    vi.unstubAllGlobals();
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    const published = await publish(snapshot);
    expect(published.publication?.version).toBe(1);
    expect(published.revision).toBe((await loadParcours(snapshot.parcours.id)).revision);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
  });

  it('a try whose answer was lost, and whose quête was withdrawn since, is not said to be published', async () => {
    const snapshot = await save(createPlayable(1));
    await publish(snapshot);
    await withdrawQuete({ queteId });
    await expect(publish(snapshot)).rejects.toBeInstanceOf(ParcoursChangedError);
    await publish(await loadParcours(snapshot.parcours.id));
    expect(await wholeVersion(snapshot.parcours.id)).toBe(2);
  });

  /** Runs `meanwhile` once, between the reads and the writes of a publication. */
  function crossCommit(meanwhile: () => Promise<unknown>): void {
    const through = globalThis.fetch;
    let isCrossed = false;
    vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
      if (!isCrossed && JSON.stringify(url).includes(':commit')) {
        isCrossed = true;
        await meanwhile();
      }
      return through(url, init);
    });
  }

  /** The services of another admin. */
  async function openOther(): Promise<Services> {
    const other = createEmulatorServices('autre-admin');
    await signInAs('autre', { admin: true });
    await signInAlso(other, 'autre');
    await signInAs('autrice', { admin: true });
    return other;
  }

  it('two publications of the same parcours at once: one version, and the other reads that it changed', async () => {
    const snapshot = await save(createPlayable(1));
    const other = await openOther();
    const outcomes = await Promise.allSettled([
      publish(snapshot),
      publicationRepository(other).publish({ snapshot, readImage: readNoImage }),
    ]);
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([{ reason: { name: 'ParcoursChangedError' } }]);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    await publish(await loadParcours(snapshot.parcours.id));
    expect(await wholeVersion(snapshot.parcours.id)).toBe(2);
  });

  it('two tabs of one person that publish at once make one version', async () => {
    const snapshot = await save(createPlayable(1));
    await Promise.all([publish(snapshot), publish(snapshot)]);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
  });

  /** The requests of a first publication, in their order. */
  const requests = Array.from({ length: 8 }, (_, index) => index + 1);

  it.each(requests)(
    'published whole by another person before request %i of a publication: it gets a changed parcours',
    async (number) => {
      const snapshot = await save(createPlayable(1));
      const other = publicationRepository(await openOther());
      const isCrossed = crossRequest(number, () =>
        other.publish({ snapshot, readImage: readNoImage }),
      );
      await expect(publish(snapshot)).rejects.toBeInstanceOf(ParcoursChangedError);
      expect(isCrossed()).toBe(true);
      expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    },
  );

  it.each(requests)(
    'published whole by another tab before request %i of a publication: it finds its own version',
    async (number) => {
      const snapshot = await save(createPlayable(1));
      const isCrossed = crossRequest(number, () => publish(snapshot));
      expect((await publish(snapshot)).publication?.version).toBe(1);
      expect(isCrossed()).toBe(true);
      expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    },
  );

  it('saved while it is published: nothing is published, and it is said that the parcours changed', async () => {
    const snapshot = await save(createPlayable(1));
    const resume = 'Suivez l’eau, elle a changé de lit.';
    crossCommit(() => save({ ...snapshot.parcours, resume }, snapshot));
    await expect(publish(snapshot)).rejects.toBeInstanceOf(ParcoursChangedError);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(0);
    await publish(await loadParcours(snapshot.parcours.id));
    expect(await wholeVersion(snapshot.parcours.id)).toBe(1);
    expect((await readQuete(queteId)).contenu.resume).toBe(resume);
  });

  it('deleted while it is published: nothing is published, and it is said to be gone', async () => {
    const snapshot = await save(createPlayable(1));
    crossCommit(() => deletePastRules(`parcours/${snapshot.parcours.id}`));
    await expect(publish(snapshot)).rejects.toBeInstanceOf(NotFoundError);
    expect(await wholeVersion(snapshot.parcours.id)).toBe(0);
  });

  it('withdrawn while a new version is published: the version follows, whole', async () => {
    const first = await publish(await save(createPlayable(1)));
    crossCommit(() => withdrawQuete({ queteId }));
    await publish(first);
    expect(await wholeVersion(first.parcours.id)).toBe(2);
  });

  it('published while it is withdrawn: the withdrawal takes all of the new version', async () => {
    const first = await publish(await save(createPlayable(1)));
    crossCommit(() => publish(first));
    await withdrawQuete({ queteId });
    await expect(readQuete(queteId)).rejects.toBeInstanceOf(NotFoundError);
    expect(await readFrance()).toMatchObject({ total: 0, vedettes: [] });
    expect((await readDepartement('22')).cartes).toEqual([]);
    expect(await readSearchText()).not.toContain(queteId);
  });

  it.each([1, 2, 3])(
    'withdrawn and published at once, in whatever order (%i): all of it or nothing',
    async () => {
      const first = await publish(await save(createPlayable(1)));
      await Promise.all([publish(first), withdrawQuete({ queteId })]);
      const isThere = (await readQuete(queteId).catch(() => null)) !== null;
      if (isThere) expect(await wholeVersion(first.parcours.id)).toBe(2);
      else {
        expect((await readFrance()).total).toBe(0);
        expect((await readDepartement('22')).cartes).toEqual([]);
        expect(await readSearchText()).not.toContain(queteId);
      }
    },
  );
});

describe('withdrawing', () => {
  it('takes the quête, its card and its row out, and leaves its versions', async () => {
    const published = await publish(await save(createPlayable(1)));
    await publish(await save(createPlayable(2, { slug: 'autre', commune: dinan })));
    await withdrawQuete({ queteId });
    await expect(readQuete(queteId)).rejects.toBeInstanceOf(NotFoundError);
    expect((await readQueteVersion(queteId, 1)).version).toBe(1);
    expect((await readFrance()).total).toBe(1);
    expect((await readDepartement('22')).cartes.map(({ slug }) => slug)).toEqual([
      'autre',
    ]);
    expect(await readSearchText()).not.toContain(queteId);
    expect((await loadParcours(published.parcours.id)).publication?.version).toBe(1);
  });

  it('does no harm twice', async () => {
    await publish(await save(createPlayable(1)));
    await withdrawQuete({ queteId });
    await withdrawQuete({ queteId });
    expect((await readFrance()).total).toBe(0);
  });

  it('lets the parcours be published again at its address, as the next version', async () => {
    const first = await publish(await save(createPlayable(1)));
    await withdrawQuete({ queteId });
    const second = await publish(first);
    expect(second.publication).toMatchObject({ queteId, version: 2 });
    expect((await readQuete(queteId)).version).toBe(2);
    expect((await readFrance()).total).toBe(1);
  });

  it('keeps the address for the parcours that had it first', async () => {
    await publish(await save(createPlayable(1)));
    await withdrawQuete({ queteId });
    await expect(publish(await save(createPlayable(2)))).rejects.toBeInstanceOf(
      SlugTakenError,
    );
  });

  it('is refused without the right', async () => {
    await publish(await save(createPlayable(1)));
    await signInAs('passant', { admin: false });
    await expect(withdrawQuete({ queteId })).rejects.toBeInstanceOf(AccessDeniedError);
    expect((await readQuete(queteId)).version).toBe(1);
  });
});

describe('what players give', () => {
  const giveNote = (uid: string, note: number) =>
    writePastRules(`quetes/${queteId}/avis/${uid}`, {
      note: { integerValue: String(note) },
      texte: { stringValue: '' },
      pseudonyme: { stringValue: 'Camille' },
      etat: { stringValue: 'attente' },
      operationId: { stringValue: 'un' },
      at: { timestampValue: '2026-05-12T10:00:00Z' },
    });

  it('is on the cards once the team has approved it, and outlives a new version', async () => {
    const published = await publish(await save(createPlayable(1)));
    await giveNote('joueuse', 5);
    await giveNote('joueur', 4);
    await giveNote('grincheux', 1);
    const judgeNote = (uid: string, motif: 'autre' | null) =>
      moderateAvis(
        { queteId, uid, operationId: 'un', etat: 'attente' },
        { motif, reponse: '' },
      );
    await judgeNote('joueuse', null);
    await judgeNote('joueur', null);
    await judgeNote('grincheux', 'autre');
    const note = { moyenne: 4.5, nombre: 2 };
    expect((await readDepartement('22')).cartes).toMatchObject([{ queteId, note }]);
    expect((await readFrance()).vedettes).toMatchObject([{ queteId, note }]);
    expect(JSON.parse(await readSearchText())).toMatchObject({
      lignes: [{ i: queteId, n: [4.5, 2] }],
    });
    const parcours = { ...published.parcours, titre: 'Le grand secret' };
    await publish(await save(parcours, published));
    expect((await readDepartement('22')).cartes).toMatchObject([{ version: 2, note }]);
  });
});

describe('closing', () => {
  const etapeId = etapeIdSchema.parse('etape0002');
  const works = {
    motif: 'Travaux sur place.',
    jusquAu: Date.UTC(2999, 4, 12),
    rechange: true,
  };
  const flood = { motif: 'Crue du canal.', jusquAu: null };

  it('closes an étape and the whole quête apart, opens them again, and writes the same thing once', async () => {
    await publish(await save(createPlayable(1)));
    await writeClosure(queteId, etapeId, works);
    await writeClosure(queteId, etapeId, works);
    await writeClosure(queteId, 'fermeture', flood);
    expect(await readSuspensions(queteId)).toEqual({
      fermeture: flood,
      byEtapeId: { [etapeId]: works },
    });
    await writeClosure(queteId, etapeId, flood);
    await writeClosure(queteId, 'fermeture', null);
    await writeClosure(queteId, 'fermeture', null);
    expect(await readSuspensions(queteId)).toEqual({
      fermeture: null,
      byEtapeId: { [etapeId]: flood },
    });
  });

  it('is refused to a person who is not an admin, and for a missing quête', async () => {
    await publish(await save(createPlayable(1)));
    await signInAs('joueuse', { admin: false });
    await expect(writeClosure(queteId, etapeId, works)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
    await signInAs('autrice', { admin: true });
    await withdrawQuete({ queteId });
    await expect(writeClosure(queteId, etapeId, works)).rejects.toBeInstanceOf(
      NotFoundError,
    );
    expect(await readSuspensions(queteId)).toBeNull();
  });
});

describe('publishing where a later build has published', () => {
  const text = (value: object) => ({ stringValue: JSON.stringify(value) });
  async function jsonAt(path: string, field: string): Promise<Record<string, unknown>> {
    const { [field]: value } = (await readPastRules(path)) ?? {};
    const { stringValue } = (value ?? {}) as { stringValue?: string };
    return JSON.parse(stringValue ?? '') as Record<string, unknown>;
  }

  it('keeps what that build wrote in the catalogue', async () => {
    await publish(await save(createPlayable(1)));
    for (const part of ['france', '22', 'recherche-0']) {
      const cartes = await jsonAt(`catalogue/${part}`, 'cartes');
      await changePastRules(`catalogue/${part}`, {
        cartes: text({ ...cartes, plusTard: { a: 1 } }),
      });
    }
    await publish(await save(createPlayable(2, { slug: 'une-autre' })));
    for (const part of ['france', '22', 'recherche-0']) {
      expect(await jsonAt(`catalogue/${part}`, 'cartes')).toMatchObject({
        plusTard: { a: 1 },
      });
    }
  });

  it.each([
    ['a part of the catalogue', 'catalogue/22', 'cartes', { format: 2 }],
    ['a card in it', 'catalogue/22', 'cartes', { cartes: [{ format: 2 }] }],
    ['the quête itself', `quetes/${queteId}`, 'contenu', { format: 2 }],
    ['the version before', `quetes/${queteId}/versions/1`, 'contenu', { format: 2 }],
  ])('writes nothing over a greater format: %s', async (_, path, field, change) => {
    const published = await publish(await save(createPlayable(1)));
    const before = await jsonAt(path, field);
    await changePastRules(path, { [field]: text({ ...before, ...change }) });
    const stored = await readPastRules(`quetes/${queteId}`);
    await expect(publish(published)).rejects.toThrow(NewerFormatError);
    expect(await readPastRules(`quetes/${queteId}`)).toEqual(stored);
    expect(await readPastRules(`quetes/${queteId}/versions/2`)).toBeNull();
  });
});

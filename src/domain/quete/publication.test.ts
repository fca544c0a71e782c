import { blankFicheClasse } from '../parcours/fiche-classe.ts';
import { describe, expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEpreuve,
  createEtape,
  createMessageCodeEpreuve,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { isForHome } from '../epreuve/for-home.ts';
import { coutsOf } from '../epreuve/couts.ts';
import { cellOf } from '../epreuve/nombre-step.ts';
import { hashForVerrou, matchesEmpreinte } from '../epreuve/empreinte.ts';
import { textHoldsAnswer } from '../epreuve/leak.ts';
import { decodePolyline } from '../geo/polyline.ts';
import type { ParcoursFields } from '../parcours/operations.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { buildPublication, UnpublishableError } from './publication.ts';
import type { Contenu } from './quete.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { laterKey, laterSecret, withLaterKeys } from '@/testing/unknown-keys.ts';
import { parcoursPaths } from '../parcours/portraits.ts';

function publish(parcours: Parcours) {
  return buildPublication({
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map(),
  });
}

const choix = createEpreuve({
  type: 'choix',
  consigne: 'Quelles pierres voyez-vous ?',
  options: [
    { id: 'a', texte: 'Granit', juste: true, paire: '' },
    { id: 'b', texte: 'Marbre', juste: false, paire: '' },
    { id: 'c', texte: 'Schiste', juste: true, paire: '' },
  ],
});
const nombre = createEpreuve({
  type: 'nombre',
  consigne: 'Combien de marches ?',
  minimum: 41,
  maximum: 43,
  unite: 'marches',
  points: 10,
  indices: [
    { texte: 'Comptez en montant.', cout: 4 },
    { texte: 'Plus de quarante.', cout: 6 },
  ],
});

function parcoursOf(...epreuves: Parcours['etapes'][number]['epreuve'][]): Parcours {
  return createParcours({
    etapes: epreuves.map((epreuve, index) => createEtape(index + 1, { epreuve })),
  });
}

describe('buildPublication of a coded message', () => {
  const messageCode = createMessageCodeEpreuve();

  test('sends the coded text, never the clear one nor the key', async () => {
    const { contenu, contenuText, solutionByEtapeId } = await publish(
      parcoursOf(messageCode),
    );
    expect(contenu.etapes[0]?.epreuve).toMatchObject({
      type: 'message_code',
      secretCode: 'vigenere',
      chiffre: 'JCMW CS NMVIP NRFVME',
      aide: 'toujours',
    });
    expect(contenuText).not.toMatch(/jardin|rose/i);
    expect([...solutionByEtapeId.values()]).toMatchObject([
      { reponse: 'Sous le vieux jardin' },
    ]);
  });

  test('codes the message again, whatever coded text the draft had stored', async () => {
    const stale = createMessageCodeEpreuve({ chiffre: 'OLD' });
    const { contenuText } = await publish(parcoursOf(stale));
    expect(contenuText).not.toContain('OLD');
  });

  test('accepts what letters that share a cell allow', async () => {
    const polybe = createMessageCodeEpreuve({ secretCode: 'polybe', cle: '' });
    const { contenu, verrouByEtapeId } = await publish(parcoursOf(polybe));
    const epreuve = contenu.etapes[0]?.epreuve;
    if (epreuve?.type !== 'message_code') throw new Error('It is a coded message.');
    const accepts = (canonical: string) => matchesEmpreinte(canonical, epreuve.empreinte);
    expect(await accepts('souslevieuxjardin')).toBe(true);
    expect(await accepts('souslevieuxiardin')).toBe(true);
    expect([...verrouByEtapeId.values()]).toMatchObject([{ type: 'texte' }]);
  });

  test('refuses a message that its code leaves in sight', async () => {
    const palindrome = createMessageCodeEpreuve({
      secretCode: 'inverse',
      clair: 'Laval',
    });
    await expect(publish(parcoursOf(palindrome))).rejects.toThrow(UnpublishableError);
  });

  test('refuses a message without its key', async () => {
    const keyless = createMessageCodeEpreuve({ cle: '' });
    await expect(publish(parcoursOf(keyless))).rejects.toThrow(UnpublishableError);
  });
});

describe('buildPublication', () => {
  test('publishes the spare étape of an étape, and nothing of an unbegun one', async () => {
    const rechange = {
      titre: 'La halle ',
      lieu: 'Ici',
      position: null,
      recit: 'Le lin.',
    };
    const etapes = [createEtape(1, { rechange }), createEtape(2)];
    const { contenu } = await publish(createParcours({ etapes }));
    expect(contenu.etapes[0]?.rechange).toEqual({ ...rechange, titre: 'La halle' });
    expect(contenu.etapes[1]).not.toHaveProperty('rechange');
  });

  test('names the quête by département, commune and slug of the title', async () => {
    const { queteId, version, slug } = await publish(createParcours());
    expect({ queteId, version, slug }).toEqual({
      queteId: '22_dinan_le-secret-du-lavoir',
      version: 1,
      slug: 'le-secret-du-lavoir',
    });
  });

  test('keeps the id and the slug of the first publication and counts the version on', async () => {
    const published = await buildPublication({
      random: randomBytes,
      parcours: createParcours({ titre: 'Un autre titre', slug: 'autre' }),
      previous: { queteId: '22_dinan_premier', slug: 'premier', version: 3, at: 0 },
      fileByPath: new Map(),
    });
    expect(published.queteId).toBe('22_dinan_premier');
    expect(published.contenu.slug).toBe('premier');
    expect(published.version).toBe(4);
  });

  test('refuses a parcours that has problems and says which', async () => {
    const parcours = createParcours({
      titre: 'x',
      etapes: [createEtape(1, { titre: '' })],
    });
    await expect(publish(parcours)).rejects.toThrow(UnpublishableError);
    await expect(publish(parcours)).rejects.toMatchObject({
      problems: [{ kind: 'titre-trop-court' }, { kind: 'etape-sans-titre' }],
    });
  });

  test('lets the phone recognise each accepted text, and no other', async () => {
    const { contenu } = await publish(parcoursOf(createTexteEpreuve()));
    const epreuve = contenu.etapes[0]?.epreuve;
    if (epreuve?.type !== 'texte') throw new Error('The épreuve is no texte.');
    await expect(matchesEmpreinte('tour', epreuve.empreinte)).resolves.toBe(true);
    const wrong = ['porte', 'eglise', 'pont', 'fontaine'];
    const verdicts = await Promise.all(
      wrong.map((canonical) => matchesEmpreinte(canonical, epreuve.empreinte)),
    );
    // One in 4,096 would pass by chance: all four never do.
    expect(verdicts).toContain(false);
  });

  test('gives the verrou one salted hash for each distinct accepted answer', async () => {
    const { verrouByEtapeId } = await publish(parcoursOf(createTexteEpreuve()));
    const [verrou] = [...verrouByEtapeId.values()];
    expect(verrou?.hashes).toEqual([await hashForVerrou(verrou?.sel ?? '', 'tour')]);
    expect(verrou?.coutsCumules).toEqual([0, 5]);
  });

  test('tells players and rules alike what wrong choices cost, where one can only choose', async () => {
    const { contenu, verrouByEtapeId } = await publish(parcoursOf(choix));
    const epreuve = contenu.etapes[0]?.epreuve;
    const [verrou] = [...verrouByEtapeId.values()];
    expect(verrou?.couts).toEqual(coutsOf(choix));
    expect(epreuve).toMatchObject({ type: 'choix', couts: verrou?.couts });
    const typed = await publish(parcoursOf(createTexteEpreuve()));
    expect([...typed.verrouByEtapeId.values()][0]).not.toHaveProperty('couts');
    expect(typed.contenu.etapes[0]?.epreuve).not.toHaveProperty('couts');
  });

  test('lets the phone recognise each right option if several are, and reveals nothing more for one', async () => {
    const oneRight = createEpreuve({
      ...choix,
      options: choix.options.map((option) => ({ ...option, juste: option.id === 'a' })),
    });
    const { contenu } = await publish(parcoursOf(choix, oneRight));
    const [several, one] = contenu.etapes.map(({ epreuve }) => epreuve);
    if (several?.type !== 'choix') throw new Error('It is a choix.');
    const { partielle, options } = several;
    if (partielle === undefined) throw new Error('Several are right.');
    const known = await Promise.all(
      options.map(async ({ id, texte }) => [
        texte,
        await matchesEmpreinte(id, partielle),
      ]),
    );
    expect(Object.fromEntries(known)).toEqual({
      ...{ Granit: true, Marbre: false, Schiste: true },
    });
    expect(one).not.toHaveProperty('partielle');
  });

  test('gives options fresh ids, so that an earlier version tells nothing of this one', async () => {
    const first = await publish(parcoursOf(choix));
    const second = await publish(parcoursOf(choix));
    const idsOf = ({ contenu }: typeof first) => {
      const epreuve = contenu.etapes[0]?.epreuve;
      return epreuve?.type === 'choix' ? epreuve.options.map(({ id }) => id) : [];
    };
    expect(idsOf(first)).toHaveLength(3);
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
  });

  test('accepts the bounds of a number and keeps their cumulated costs of indices', async () => {
    const { contenu, verrouByEtapeId } = await publish(parcoursOf(nombre));
    const epreuve = contenu.etapes[0]?.epreuve;
    if (epreuve?.type !== 'nombre') throw new Error('The épreuve is no nombre.');
    const accepts = (value: number) =>
      matchesEmpreinte(cellOf(value, epreuve), epreuve.empreinte);
    await expect(Promise.all([41, 42, 43].map(accepts))).resolves.toEqual([
      true,
      true,
      true,
    ]);
    expect([...verrouByEtapeId.values()]).toMatchObject([
      { minimum: 41, maximum: 43, hashes: [], coutsCumules: [0, 4, 10] },
    ]);
  });

  test('puts no solution, no right option and no bound in what players receive', async () => {
    const { contenuText, solutionByEtapeId } = await publish(
      parcoursOf(choix, nombre, createTexteEpreuve()),
    );
    expect(contenuText).not.toContain('juste');
    expect(contenuText).not.toContain('minimum');
    expect(contenuText).not.toContain('C’est la tour.');
    expect(textHoldsAnswer(contenuText, 'tour')).toBe(false);
    expect([...solutionByEtapeId.values()].map(({ reponse }) => reponse)).toEqual([
      'Granit · Schiste',
      'de 41 à 43 marches',
      'la tour',
    ]);
  });

  test('draws the line through the étapes and measures it in metres', async () => {
    const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });
    const { contenu, carte } = await publish(parcours);
    expect(decodePolyline(contenu.trace)).toHaveLength(2);
    expect(contenu.distanceMetres).toBe(111);
    expect(carte).toMatchObject({ etapeCount: 2, distanceMetres: 111 });
  });

  test('publishes an image with its smaller copies, for phones to choose from', async () => {
    const at = (name: string) => `parcours/${createParcours().id}/${name}.webp`;
    const image = {
      path: at('a-g'),
      texteAlternatif: 'Un lavoir',
      credit: '',
      largeur: 1_600,
      hauteur: 1_200,
    };
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({ etapes: [createEtape(1, { image })] }),
      previous: null,
      fileByPath: new Map([
        [at('a-g'), 'quetes/q/large.webp'],
        [at('a-m'), 'quetes/q/moyenne.webp'],
        [at('a-p'), 'quetes/q/petite.webp'],
      ]),
    });
    expect(contenu.etapes[0]?.image).toMatchObject({
      path: 'quetes/q/large.webp',
      tailles: [
        { path: 'quetes/q/moyenne.webp', largeur: 800 },
        { path: 'quetes/q/petite.webp', largeur: 400 },
      ],
    });
  });

  test('names the étape whose picture its author chose as cover, as long as it has one', async () => {
    const path = `parcours/${createParcours().id}/tour.webp`;
    const image = {
      ...{ path, texteAlternatif: 'La tour', credit: '' },
      ...{ largeur: 400, hauteur: 300 },
    };
    const [first, second] = [createEtape(1), createEtape(2, { image })];
    const publishWith = (couverture: string) =>
      buildPublication({
        random: randomBytes,
        parcours: createParcours({ etapes: [first, second], couverture }),
        previous: null,
        fileByPath: new Map([[path, 'quetes/q/tour.webp']]),
      });
    const chosen = await publishWith(second.id);
    expect(chosen.contenu.couverture).toBe(second.id);
    expect(chosen.carte.vignette).toBe('quetes/q/tour.webp');
    expect((await publishWith(first.id)).contenu).not.toHaveProperty('couverture');
    expect((await publishWith('')).carte.vignette).toBe('quetes/q/tour.webp');
  });

  test('publishes the territory, the communes on the way, and who closes which étape', async () => {
    const commune = { insee: '13010', nom: 'Barbentane', departement: '13' };
    const autreCommune = { insee: '13108', nom: 'Tarascon', departement: '13' };
    const territoire = { siren: '200035087', nom: 'Terre de Provence' };
    const [first, second] = [createEtape(1), createEtape(2, { autreCommune })];
    const parcours = createParcours({ commune, etapes: [first, second], territoire });
    const { contenu, carte, lieux } = await publish(parcours);
    expect(contenu.territoire).toEqual(territoire);
    expect(contenu.etapes.map((etape) => etape.commune)).toEqual([
      undefined,
      autreCommune,
    ]);
    expect(carte).toMatchObject({ territoire, passe: [autreCommune] });
    expect(lieux).toEqual({ fermeture: 'territoire', [second.id]: '13108' });
  });

  test('publishes no other commune of a parcours without a territory, nor that of its start', async () => {
    const commune = { insee: '13010', nom: 'Barbentane', departement: '13' };
    const autreCommune = { insee: '13108', nom: 'Tarascon', departement: '13' };
    const alone = await publish(
      createParcours({ commune, etapes: [createEtape(1, { autreCommune })] }),
    );
    expect(alone).not.toHaveProperty('lieux');
    expect(alone.contenu.etapes[0]).not.toHaveProperty('commune');
    expect(alone.carte).not.toHaveProperty('passe');
    const within = await publish(
      createParcours({
        commune,
        etapes: [createEtape(1, { autreCommune: commune })],
        territoire: { siren: '200035087', nom: 'Terre de Provence' },
      }),
    );
    expect(within).not.toHaveProperty('lieux');
  });

  test('publishes the emblem that its author chose, for players and on the card', async () => {
    const publishWith = (embleme: string) =>
      buildPublication({
        random: randomBytes,
        parcours: createParcours({ embleme }),
        previous: null,
        fileByPath: new Map(),
      });
    const chosen = await publishWith('lucide:castle');
    expect(chosen.contenu.embleme).toBe('lucide:castle');
    expect(chosen.carte.embleme).toBe('lucide:castle');
    const { contenu, carte } = await publishWith('');
    expect(contenu).not.toHaveProperty('embleme');
    expect(carte).not.toHaveProperty('embleme');
  });

  test('publishes the sheet of a teacher once a part of it is written', async () => {
    const publishWith = async (avant: string) => {
      const ficheClasse = { ...blankFicheClasse, avant };
      const parcours = createParcours({ ficheClasse });
      const input = { random: randomBytes, parcours, previous: null };
      return (await buildPublication({ ...input, fileByPath: new Map() })).contenu;
    };
    expect((await publishWith(' Lire un plan. ')).ficheClasse).toEqual({
      ...blankFicheClasse,
      avant: 'Lire un plan.',
    });
    expect(await publishWith(' ')).not.toHaveProperty('ficheClasse');
  });

  test('publishes a recording with its transcript, and nothing of a removed one', async () => {
    const audio = `parcours/${createParcours().id}/lecture.mp3`;
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({
        etapes: [
          createEtape(1, { audio, transcription: ' Nous voici au lavoir. ' }),
          createEtape(2, { audio: '', transcription: 'Ce qui fut dit.' }),
        ],
      }),
      previous: null,
      fileByPath: new Map([[audio, 'quetes/q/lecture.mp3']]),
    });
    expect(contenu.etapes.map(({ audio: heard }) => heard)).toEqual([
      { path: 'quetes/q/lecture.mp3', transcription: 'Nous voici au lavoir.' },
      undefined,
    ]);
    expect(JSON.stringify(contenu)).not.toContain('Ce qui fut dit.');
  });

  test('publishes every picture, the film and a radius; the first image is separate too', async () => {
    const full = createFullParcours();
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: full,
      previous: null,
      fileByPath: new Map(parcoursPaths(full).map((path) => [path, `q/${path}`])),
    });
    const [begun, next] = contenu.etapes;
    expect(begun?.images).toHaveLength(3);
    expect(begun?.images?.[0]).toEqual(begun?.image);
    expect(begun?.autrefois?.annee).toBe('vers 1910');
    expect(begun?.film?.octets).toBe(9_000_000);
    expect(begun?.rayonEcoute).toBe(45);
    // The right to show an image is between its author and the team.
    expect(JSON.stringify(contenu)).not.toContain('droits');
    for (const key of ['images', 'autrefois', 'film', 'rayonEcoute', 'vue']) {
      expect(next).not.toHaveProperty(key);
    }
  });

  test('every field of a parcours reaches players', async () => {
    const published: Readonly<
      Record<keyof ParcoursFields, keyof Contenu | 'tested elsewhere'>
    > = {
      titre: 'titre',
      genre: 'genre',
      commune: 'commune',
      resume: 'resume',
      description: 'description',
      theme: 'theme',
      dureeMinutes: 'dureeMinutes',
      difficulte: 'difficulte',
      ageMinimum: 'ageMinimum',
      slug: 'slug',
      pratique: 'pratique',
      signature: 'signature',
      couverture: 'couverture',
      chezSoi: 'chezSoi',
      embleme: 'tested elsewhere',
      ficheClasse: 'ficheClasse',
      territoire: 'territoire',
      trace: 'trace',
      ordre: 'ordre',
      aventure: 'tested elsewhere',
    };
    const written = createFullParcours({ genre: 'quete', ordre: 'libre' });
    const parcours: Parcours = {
      ...written,
      couverture: written.etapes[0]?.id ?? '',
      chezSoi: written.etapes.find(({ epreuve }) => isForHome(epreuve.type))?.id ?? '',
      ficheClasse: { competences: 'Lire', avant: '', pendant: '', apres: '' },
      territoire: { siren: '200035087', nom: 'Le pays' },
    };
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours,
      previous: null,
      fileByPath: new Map(parcoursPaths(parcours).map((path) => [path, `q/${path}`])),
    });
    const missing = Object.values(published).filter(
      (name) => name !== 'tested elsewhere' && contenu[name] === undefined,
    );
    expect(missing).toEqual([]);
  });

  test('a view to find again is published beside an étape where nothing is asked, without verrou', async () => {
    const full = createFullParcours({ genre: 'visite' });
    const [begun] = full.etapes;
    if (begun === undefined) throw new Error('It has étapes.');
    const epreuve = createEpreuve({ type: 'vue', consigne: ' D’où est-ce pris ? ' });
    const parcours = { ...full, etapes: [{ ...begun, epreuve }] };
    const { contenu, verrouByEtapeId, epreuveCount } = await buildPublication({
      random: randomBytes,
      parcours,
      previous: null,
      fileByPath: new Map(parcoursPaths(parcours).map((path) => [path, `q/${path}`])),
    });
    expect(contenu.etapes[0]).toMatchObject({
      epreuve: { type: 'aucune' },
      vue: { consigne: 'D’où est-ce pris ?', motDeSucces: '', anecdote: '' },
    });
    expect([verrouByEtapeId.size, epreuveCount]).toEqual([0, 0]);
    const withoutOld = { ...parcours, etapes: [{ ...begun, autrefois: null, epreuve }] };
    await expect(publish(withoutOld)).rejects.toMatchObject({
      problems: [{ kind: 'vue-sans-image', champ: 'autrefois' }],
    });
  });

  test('publishes the chapters of an aventure, and none of another genre', async () => {
    const etapes = [createEtape(1, { chapitre: ' Le soir ', fin: 'Rentrés' })];
    const chapitreOf = async (genre: Parcours['genre']) =>
      (await publish(createParcours({ genre, etapes }))).contenu.etapes[0]?.chapitre;
    expect(await chapitreOf('aventure')).toBe('Le soir');
    expect(await chapitreOf('visite')).toBeUndefined();
  });

  test('publishes who accompanies a quête, those alone that an étape names', async () => {
    const { contenu } = await publish(
      createParcours({
        aventure: {
          ...{ objets: [], drapeaux: [] },
          personnages: [
            { id: 'chien', nom: 'Le chien du guet', portrait: null },
            { id: 'reste', nom: '', portrait: null },
          ],
        },
        etapes: [createEtape(1, { personnage: 'chien' })],
      }),
    );
    expect(contenu.personnages).toEqual([
      { id: 'chien', nom: 'Le chien du guet', portrait: null },
    ]);
    expect(contenu.etapes[0]?.personnage).toBe('chien');
  });

  test('publishes characters of an aventure with a portrait, and no file of another parcours', async () => {
    const { id } = createParcours();
    const portraitOf = (folder: string) => ({
      path: `parcours/${folder}/ours.webp`,
      texteAlternatif: ' Un ours. ',
      credit: '',
      largeur: 400,
      hauteur: 400,
    });
    const personnages = [
      { id: 'ours', nom: ' L’ours ', portrait: portraitOf(id) },
      { id: 'espion', nom: 'L’espion', portrait: portraitOf('unautreparcours0') },
      { id: 'personne', nom: 'Jamais vu', portrait: null },
    ];
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({
        genre: 'aventure',
        aventure: { objets: [], drapeaux: [], personnages },
        etapes: [
          createEtape(1, {
            personnage: 'ours',
            suites: [
              { libelle: 'Aller', vers: createEtape(2).id, conditions: [], effets: [] },
            ],
          }),
          createEtape(2, { personnage: 'espion', fin: 'Rentrés' }),
        ],
      }),
      previous: null,
      fileByPath: new Map([[`parcours/${id}/ours.webp`, 'quetes/q/ours.webp']]),
    });
    expect(contenu.etapes.map(({ personnage }) => personnage)).toEqual([
      'ours',
      'espion',
    ]);
    expect(contenu.personnages).toEqual([
      {
        id: 'ours',
        nom: 'L’ours',
        portrait: {
          path: 'quetes/q/ours.webp',
          texteAlternatif: 'Un ours.',
          credit: '',
          largeur: 400,
          hauteur: 400,
        },
      },
      { id: 'espion', nom: 'L’espion', portrait: null },
    ]);
  });

  test('refuses an image that has no public copy', async () => {
    const image = {
      path: `parcours/${createParcours().id}/a.webp`,
      texteAlternatif: 'Un lavoir',
      credit: '',
      largeur: 10,
      hauteur: 10,
    };
    const parcours = createParcours({ etapes: [createEtape(1, { image })] });
    await expect(publish(parcours)).rejects.toThrow('has no public copy');
  });
});

describe('buildPublication of a parcours that a later build has written in', () => {
  test.each([
    ['an aventure', createFullParcours()],
    ['a walk in order', createFullParcours({ genre: 'quete', ordre: 'libre' })],
    ['every kind of épreuve', parcoursOf(choix, nombre, ...Object.values(handEpreuves))],
    ['a coded message', parcoursOf(createMessageCodeEpreuve())],
  ])(
    'publishes what this build knows of it, and nothing else: %s',
    async (_, parcours) => {
      const later = withLaterKeys(parcours) as Parcours;
      const fileByPath = new Map(
        parcoursPaths(later).map((path) => [path, `public/${path}`]),
      );
      const published = await buildPublication({
        random: randomBytes,
        parcours: later,
        previous: null,
        fileByPath,
      });
      const plain = await buildPublication({
        random: randomBytes,
        parcours,
        previous: null,
        fileByPath,
      });
      const written = JSON.stringify({
        ...published,
        verrous: [...published.verrouByEtapeId],
        solutions: [...published.solutionByEtapeId],
      });
      expect(written).toContain(parcours.titre);
      expect(written).not.toContain(laterSecret);
      expect(written).not.toContain(laterKey);
      expect(keysOf(published)).toEqual(keysOf(plain));
    },
  );
});

/** All key paths of a publication: everything it writes except random values. */
function keysOf(value: unknown, path = ''): string[] {
  if (value instanceof Map) return keysOf([...value.values()], path);
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => keysOf(item, `${path}[]`)))].toSorted();
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, `${path}.${key}`));
}

describe('practical data, and the climb', () => {
  const parcours = createParcours({
    pratique: createFullParcours().pratique,
    etapes: [
      createEtape(1, { position: { lat: 48.45, lon: -2.04 } }),
      createEtape(2, { position: { lat: 48.46, lon: -2.05 } }),
    ],
  });
  const input = {
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map<string, string>(),
  };
  const hill = Array.from({ length: 120 }, (_, index) =>
    index < 60 ? index : 120 - index,
  );

  test('reaches players whole, and its card as far as filters need it', async () => {
    const { contenu, carte } = await buildPublication(input);
    expect(contenu.pratique).toEqual(parcours.pratique);
    const [fermeture] = parcours.pratique.fermetures;
    const { motif: _left, ...creneau } = fermeture ?? { motif: '' };
    expect(carte).toMatchObject({
      atouts: ['toilettes', 'arret', 'chiens'],
      fermetures: [creneau],
      fenetre: { du: '2026-06-15', au: null },
    });
    expect(carte.fermetures?.[0]).not.toHaveProperty('motif');
  });

  test('leaves nothing of it in the card of a quête that says nothing', async () => {
    const { carte } = await publish(createParcours());
    for (const key of ['atouts', 'fermetures', 'fenetre']) {
      expect(carte).not.toHaveProperty(key);
    }
  });

  test('keeps the climb and at most 60 altitudes, the ends among them', async () => {
    const { contenu } = await buildPublication({ ...input, altitudes: hill });
    expect(contenu.relief).toMatchObject({ montee: 60, minimum: 0, maximum: 60 });
    expect(contenu.relief?.altitudes).toHaveLength(60);
    expect(contenu.relief?.altitudes.at(0)).toBe(0);
    expect(contenu.relief?.altitudes.at(-1)).toBe(1);
  });

  test.each([
    ['none', undefined],
    ['no answer', null],
    ['a single one', [12]],
  ])('says nothing of a climb without altitudes: %s', async (_, altitudes) => {
    const { contenu } = await buildPublication({ ...input, altitudes });
    expect(contenu).not.toHaveProperty('relief');
  });

  test('keeps the climb of the last version for the same line, and not for another', async () => {
    const before = await buildPublication({ ...input, altitudes: hill });
    const again = await buildPublication({
      ...input,
      altitudes: null,
      reliefAvant: before.contenu,
    });
    expect(again.contenu.relief).toEqual(before.contenu.relief);
    const moved = await buildPublication({
      ...input,
      altitudes: null,
      reliefAvant: { ...before.contenu, trace: 'autre' },
    });
    expect(moved.contenu).not.toHaveProperty('relief');
  });
});

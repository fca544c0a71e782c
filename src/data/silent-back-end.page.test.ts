import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { avisModerationRepository } from './avis/avis-moderation-repository.ts';
import { avisRepository } from './avis/avis-repository.ts';
import type { OwnAvis } from './avis/avis-outbox.ts';
import { jugementRepository } from './avis/jugement-repository.ts';
import { ownAvisRepository } from './avis/own-avis-repository.ts';
import type { Services } from './firebase/services.ts';
import { answerDeadlineMs } from './firestore/answered.ts';
import { invitationRepository } from './membre/invitation-repository.ts';
import { membreRepository } from './membre/membre-repository.ts';
import { moderationRepository } from './moderation/moderation-queries.ts';
import { photoModerationRepository } from './moderation/photo-moderation-repository.ts';
import { closureRepository } from './quete/closure-repository.ts';
import { suspensionRepository } from './quete/suspension-repository.ts';
import { signInRepository } from './session/sign-in-repository.ts';
import { signalementAnswerRepository } from './signalement/signalement-answer-repository.ts';
import { signalementInboxRepository } from './signalement/signalement-inbox-repository.ts';
import { signalementRepository } from './signalement/signalement-repository.ts';
import { statistiqueRepository } from './statistique/statistique-repository.ts';
import { waitingRepository } from './statistique/waiting-repository.ts';
import { tableauRepository } from './tableau/tableau-repository.ts';

/* Repositories of the desks, of sharing, of signing in and of opinions, without a back end. */

const quete = createQuete();
const queteId = quete.id;
const parcoursId = parcoursIdSchema.parse('parcoursDuLavoir1');
const etapeId = testEtapeId(1);
const partieId = partieIdSchema.parse('partie'.padEnd(20, '0'));
const months = { de: '2026-10', a: '2026-11' };
const jugement = { motif: null, reponse: '' };
const photo = { id: 'u_1', path: 'signalements/u/1/photo.webp' };
const ownAvis: OwnAvis = {
  ...{ genre: 'avis', queteId, partieId, id: 'un', note: 4, texte: '' },
  ...{ pseudonyme: 'Camille', isRetire: false, isSent: true },
};
const report = {
  ...{ id: 'un', photo: null, at: 0 },
  signalement: { queteId, version: 1, etapeId, motif: 'plaque', texte: '' },
} as const;
const followed = { id: 'u_1', queteId, etapeId, at: 0, reponse: '' };

type Call = readonly [title: string, call: (services: Services) => Promise<unknown>];

const ofEverybody: readonly Call[] = [
  ['avis of a quête', (services) => avisRepository(services).list(queteId)],
  ['own avis', (services) => ownAvisRepository(services).send(ownAvis, partieId)],
  ['report of a problem', (services) => signalementRepository(services).send(report)],
  [
    'answer to reports',
    (services) => signalementInboxRepository(services).answer(['u_1'], 'Merci.'),
  ],
  [
    'judgement of an avis',
    (services) =>
      avisModerationRepository(services).moderate(
        { queteId, uid: 'u', operationId: 'un', etat: 'attente' },
        jugement,
      ),
  ],
  [
    'judgement of a photo',
    (services) => photoModerationRepository(services).remove(photo, 'autre'),
  ],
];

const ofSession: readonly Call[] = [
  ['judgement of an own avis', (services) => jugementRepository(services).read(ownAvis)],
  ['queue of the moderation', (services) => moderationRepository(services).list()],
  [
    'judged avis',
    (services) => avisModerationRepository(services).listJudged('publie', null),
  ],
  ['reports', (services) => signalementInboxRepository(services).list(null)],
  [
    'figures of all',
    (services) => statistiqueRepository(services).list('france', months),
  ],
  [
    'figures of a quête',
    (services) => statistiqueRepository(services).readQuete(queteId, months),
  ],
  ['what waits', (services) => waitingRepository(services).count()],
  ['list of parcours', (services) => tableauRepository(services).open()],
  ['invitation', (services) => invitationRepository(services).read('0f'.repeat(16))],
  ['rights', (services) => membreRepository(services).readAccess(parcoursId)],
];

const closure: Call = [
  'closure',
  (services) => closureRepository(services).write(queteId, etapeId, null),
];
const signIn: Call = [
  'sign-in',
  (services) => signInRepository(services).byPassword('lou@exemple.fr', 'douze lettres'),
];
const membres: Call = [
  'membres',
  (services) => membreRepository(services).listMembres(parcoursId),
];
const answers: Call = [
  'answers to own reports',
  (services) => signalementAnswerRepository(services).refresh([followed]),
];

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a service that never answers', () => {
  it.each([...ofEverybody, ...ofSession, closure, answers, signIn, membres])(
    'counts as offline after the deadline: %s',
    async (_title, call) => {
      vi.useFakeTimers();
      const never = () => new Promise<never>(() => undefined);
      // Some read without the SDK.
      vi.stubGlobal('fetch', never);
      const outcome = vi.fn<(error: unknown) => void>();
      call({
        ...{ app: never, auth: never, firestore: never },
        ...{ liveFirestore: never, database: never, storage: never },
      }).catch(outcome);
      await vi.advanceTimersByTimeAsync(answerDeadlineMs - 1);
      expect(outcome).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(OfflineError));
    },
  );
});

describe('a session that ended meanwhile', () => {
  const closed = (): Services => ({
    ...createSilentServices(),
    auth: () =>
      Promise.resolve({
        authStateReady: () => Promise.resolve(),
        currentUser: null,
      } as never),
  });

  it.each(ofSession)(
    'is refused without asking the service: %s',
    async (_title, call) => {
      await expect(call(closed())).rejects.toThrow(AccessDeniedError);
    },
  );

  it('closes nothing, and says so unless it is closed already', async () => {
    const services = closed();
    const read = vi.fn<() => Promise<never>>();
    suspensionRepository.handIn(services, { read });
    const { write } = closureRepository(services);
    const works = { motif: 'Travaux sur place.', jusquAu: null };
    const none = { fermeture: null, byEtapeId: {} } as never;
    read.mockResolvedValueOnce(none);
    await expect(write(queteId, etapeId, works)).rejects.toThrow(AccessDeniedError);
    read.mockResolvedValueOnce({
      fermeture: null,
      byEtapeId: { [etapeId]: works },
    } as never);
    await expect(write(queteId, etapeId, works)).resolves.toBeUndefined();
    read.mockResolvedValueOnce(null as never);
    await expect(write(queteId, etapeId, works)).rejects.toThrow('was withdrawn');
  });

  it('forgets the reports of that session, whose answers it may read no more', async () => {
    expect(await answers[1](closed())).toEqual([]);
  });
});

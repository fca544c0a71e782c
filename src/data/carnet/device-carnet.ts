import {
  feuilletOf,
  type Feuillet,
  underWayOf,
  type UnderWay,
} from '@/domain/carnet/feuillet.ts';
import { preuveOfEnvoi } from '@/domain/partie/envoi.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import type { KeptPartie } from '../partie/kept-partie.ts';
import { partieStore, type PartieStore } from '../partie/partie-store.ts';
import { paperFeuillets } from './device-feuillets.ts';
import { addToCarnet, readCarnet, readErasedAt } from './carnet-store.ts';

/** The carnet of a device, without an account. */
export type DeviceCarnet = {
  /** The latest first. */
  feuillets: Feuillet[];
  /** Parties for « Reprendre »: the last played of each quête, latest first. */
  underWay: UnderWay[];
  /** Place of the last party: its quête, and the position of an étape of it; null if nothing was played. */
  around: { queteId: QueteId; place: Position | null } | null;
};

/** Parties without a page in the carnet, each with its quête; older parties have none. */
async function missingPages(
  store: PartieStore,
  all: readonly KeptPartie[],
): Promise<Feuillet[]> {
  const pageById = new Map(readCarnet().map((page) => [page.id, page]));
  const isKnown = ({ partie, envoi }: KeptPartie) => {
    const page = pageById.get(partie.id);
    // The rules may have seen its finish since.
    const isProven = page?.preuve !== undefined || preuveOfEnvoi(envoi) === null;
    return page !== undefined && isProven;
  };
  const erasedAt = readErasedAt();
  const ended = all.filter(
    (kept) => (kept.partie.finishedAt ?? 0) > erasedAt && !isKnown(kept),
  );
  const pages = await Promise.all(
    ended.map(async (kept) => {
      const quete = await store.readQueteOf(kept);
      return quete === null
        ? null
        : feuilletOf(kept.partie, quete, preuveOfEnvoi(kept.envoi));
    }),
  );
  return pages.filter((page) => page !== null);
}

function placeOf(quete: Quete | null): Position | null {
  const etape = quete?.contenu.etapes.findLast(({ position }) => position !== null);
  return etape?.position ?? null;
}

/**
 * This device's data on quêtes played. Missing pages (parties of an older build, quêtes played on paper) are added to the carnet. Never
 * rejects: a device that refuses its storage has an empty carnet.
 * @param given the parties; by default those of the page.
 */
export async function readDeviceCarnet(given?: PartieStore): Promise<DeviceCarnet> {
  const store = given ?? (await partieStore());
  const all = await store.readAll();
  const latestFirst = all.toSorted((a, b) => b.updatedAt - a.updatedAt);
  addToCarnet([...(await missingPages(store, all)), ...paperFeuillets()]);
  const lastOfQuete = new Map<QueteId, KeptPartie>();
  for (const kept of latestFirst) {
    const { queteId } = kept.partie;
    if (!lastOfQuete.has(queteId)) lastOfQuete.set(queteId, kept);
  }
  const underWay = await Promise.all(
    [...lastOfQuete.values()]
      .filter(({ partie }) => partie.finishedAt === null)
      .map(async (kept) => {
        const quete = await store.readQueteOf(kept);
        return quete === null ? null : underWayOf(kept.partie, quete);
      }),
  );
  const feuillets = readCarnet();
  const last = latestFirst[0];
  const queteId = last?.partie.queteId ?? feuillets[0]?.queteId;
  const lastQuete = last === undefined ? null : await store.readQueteOf(last);
  return {
    feuillets,
    underWay: underWay.filter((party) => party !== null),
    around: queteId === undefined ? null : { queteId, place: placeOf(lastQuete) },
  };
}

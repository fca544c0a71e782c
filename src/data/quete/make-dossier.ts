import {
  dossierFiles,
  dossierMedia,
  joueurFiles,
  type DossierInput,
} from '@/domain/quete/dossier.ts';
import type { Contenu, QueteId } from '@/domain/quete/quete.ts';
import { inParallel } from '@/lib/in-parallel.ts';
import { licencesFile } from '@/lib/licences-file.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { readLangue, readQuete } from './quete-repository.ts';
import { zipApart } from './zip-apart.ts';

export type DossierOptions = Pick<DossierInput, 'embleme' | 'contact'> & {
  /** Address of the living quête. */
  vivante: string;
  hasFilms: boolean;
  /** Packs the parcours itself; absent if not wanted. */
  packArchive?: (() => Promise<Uint8Array>) | undefined;
  signal: AbortSignal;
  /** Called after each file: how many there are, of all. */
  onProgress: (done: number, total: number) => void;
};

/** A folder as a zip, and how many files of the quête could not be had and are not in it. */
export type MadeDossier = { file: File; missingCount: number };

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetchInTime(url, { signal });
  // Hosting answers a missing file with a page.
  const isPage = response.headers.get('Content-Type')?.includes('text/html') === true;
  if (!response.ok || isPage) throw new TypeError(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Makes the folder of a quête from its current publication and the player of this site. Rejects when the quête or the player cannot be
 * had, with a `RangeError` when the device has not the memory, and as `signal` says when it is aborted.
 */
export async function makeDossier(
  id: QueteId,
  { hasFilms, packArchive, signal, onProgress, ...given }: DossierOptions,
): Promise<MadeDossier> {
  const quete = await readQuete(id, signal);
  const { contenu, version } = quete;
  const langues = new Map<string, Contenu>();
  for (const langue of contenu.langues ?? []) {
    langues.set(langue, await readLangue(quete, langue, signal));
  }
  const paths = dossierMedia(contenu, { hasFilms });
  const total = paths.length + joueurFiles.length + 1;
  let done = 0;
  const count = () => {
    done += 1;
    onProgress(done, total);
  };
  const joueur = new Map<string, Uint8Array>();
  for (const name of joueurFiles) {
    joueur.set(name, await fetchBytes(`/${name}`, signal));
    count();
  }
  joueur.set('joueur/licences.txt', await fetchBytes(licencesFile, signal));
  count();
  const found = new Map<string, Uint8Array>();
  await inParallel(paths, async (path) => {
    try {
      found.set(path, await fetchBytes(publicFileUrl(path), signal));
    } catch (error) {
      if (signal.aborted || error instanceof RangeError) throw error;
      console.warn(`${path} cannot be taken away.`, error);
    }
    count();
  });
  // In the order of the walk, whatever came first.
  const media = new Map(
    paths.flatMap((path) => {
      const bytes = found.get(path);
      return bytes === undefined ? [] : [[path, bytes] as const];
    }),
  );
  const nom = `${contenu.slug}-v${version}`;
  const archive = await packArchive?.();
  signal.throwIfAborted();
  const files = dossierFiles({ quete, langues, joueur, media, archive, ...given });
  const { publishedAt } = quete;
  const zip = await zipApart(files, { nom, publishedAt }, signal);
  const file = new File([zip], `${nom}.zip`, { type: 'application/zip' });
  return { file, missingCount: paths.length - media.size };
}

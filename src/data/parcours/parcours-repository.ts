import { commentaireRepository } from '@/data/commentaire/commentaire-repository.ts';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { fichierRepository } from './fichier-repository.ts';
import type { ParcoursStore } from './parcours-store.ts';
import { readParcours } from './read-parcours.ts';
import { saveIn } from './save-parcours.ts';

/** Parcours in Firestore, for those whom its rules let in. Every function throws one of the data errors. */
export const parcoursRepository = perServices((services): ParcoursStore => {
  const load: ParcoursStore['load'] = (id) =>
    answered(services.firestore().then((firestore) => readParcours(firestore, id)));
  const jalons = async () =>
    (await import('@/data/jalon/jalon-repository.ts')).jalonRepository(services);
  const marches = async () =>
    (await import('@/data/marche/marche-repository.ts')).marcheRepository(services);

  return {
    kept: 'en-ligne',
    load,
    save: saveIn(services, load),
    uploadImage: async (image) => {
      const fichiers = fichierRepository(services);
      await fichiers.announce(image);
      try {
        await mediaRepository(services).upload(image);
      } catch (error) {
        fichiers.forget(image.path);
        throw error;
      }
    },
    readImage: (path) => mediaRepository(services).readPrivate(path),
    listJalons: async (id, before) => (await jalons()).list(id, before),
    readJalon: async (id, revision) => (await jalons()).read(id, revision),
    commentaires: commentaireRepository(services),
    marches: {
      list: async (id) => (await marches()).list(id),
      add: async (id, marche) => (await marches()).add(id, marche),
      settle: async (id, marcheId, reglees) =>
        (await marches()).settle(id, marcheId, reglees),
      remove: async (id, marcheId) => (await marches()).remove(id, marcheId),
    },
    presence: presenceRepository(services),
  };
});

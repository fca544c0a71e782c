import { EtapeStep } from '@/features/workshop/etape-step.tsx';
import { ParcoursStep } from '@/features/workshop/parcours-step.tsx';
import type { WorkshopSteps } from '@/features/workshop/steps.ts';
import { lateStep } from './late-step.tsx';
import { PublicationStep } from './publication-step.tsx';
import { SaidOfEtape } from './said-of-etape.tsx';

function WrittenEtape() {
  return (
    <EtapeStep>
      <SaidOfEtape />
    </EtapeStep>
  );
}

/** Every step of the workshop, each from the feature that it belongs to. */
export const workshopSteps: WorkshopSteps = {
  parcours: ParcoursStep,
  etape: WrittenEtape,
  publication: PublicationStep,
  historique: lateStep((steps) => steps.History),
  membres: lateStep((steps) => steps.Membres),
  traductions: lateStep((steps) => steps.Traductions),
  marche: lateStep((steps) => steps.Marche),
  export: lateStep((steps) => steps.Export),
  imprimer: lateStep((steps) => steps.Print),
  ranger: lateStep((steps) => steps.PutAside),
  fichiers: lateStep((steps) => steps.Files),
  commentaires: lateStep((steps) => steps.Commentaires),
};

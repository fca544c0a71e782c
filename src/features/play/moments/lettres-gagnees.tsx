import '@/ui/play/joy.css';
import { lettresOf } from '@/domain/epreuve/mot-mystere.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { lettresWords } from '../session/play-words.ts';

type LettresGagneesProps = { contenu: Contenu; etapeId: EtapeId };

/** Letters won at an étape for a word to compose later; empty without any. */
export function LettresGagnees({ contenu, etapeId }: LettresGagneesProps) {
  const lettres = lettresOf(contenu, etapeId);
  if (lettres === '') return null;
  return (
    <div className="space-y-3 rounded-carte border-2 border-primaire px-4 py-3">
      <p className="font-bold">{lettresWords(lettres)}</p>
      <p aria-hidden="true" className="flex flex-wrap gap-2">
        {Array.from(lettres, (lettre, index) => (
          <span
            key={index}
            className="lettre-retournee flex size-12 items-center justify-center rounded-carte bg-primaire font-titre text-2xl font-bold text-sur-primaire"
          >
            {lettre}
          </span>
        ))}
      </p>
    </div>
  );
}

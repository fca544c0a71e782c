import { groupesOf } from '@/domain/animation/animation.ts';
import { groupeLabel, type Groupe } from '@/domain/animation/groupe.ts';
import { codeEquipeFragment, formatCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { contenuFrom } from '@/domain/partie/chemin.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import type { OpenAnimation } from './use-animation.ts';

/** One sheet per group: its code, its étapes in its order, and room to write. Without answers. */
export function Feuilles({ open }: { open: OpenAnimation }) {
  return (
    <div className="space-y-8">
      <p className="print:hidden">
        Une page par groupe : son code, ses étapes dans son ordre, la place d’écrire. Sans
        téléphone, elle tient lieu de carnet.
      </p>
      <Button className="print:hidden" onClick={() => window.print()}>
        Imprimer
      </Button>
      {groupesOf(open.animation.evenement).map((groupe) => (
        <Feuille key={groupe} open={open} groupe={groupe} />
      ))}
    </div>
  );
}

function Feuille({ open, groupe }: { open: OpenAnimation; groupe: Groupe }) {
  const { animation, quete } = open;
  const { nom, premieres, etat } = animation.evenement;
  const { etapes } = contenuFrom(quete.contenu, premieres[groupe] ?? 0);
  const codeEquipe = animation.groupes[groupe]?.codeEquipe;
  const depart = window.location.origin + paths.depart(addressOf(quete.id));
  return (
    <section
      aria-label={groupeLabel(groupe)}
      className="break-after-page rounded-carte border border-trait bg-fond-carte px-5 py-6 last:break-after-auto print:rounded-none print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-3xl">{groupeLabel(groupe)}</h2>
          <p className="text-lg break-words">{nom}</p>
          <p className="text-base text-texte-doux">{typographie(quete.contenu.titre)}</p>
        </div>
        {codeEquipe !== undefined && etat !== 'fini' && (
          <div className="w-32 max-w-full text-center">
            <QrDrawing
              text={depart + codeEquipeFragment(codeEquipe)}
              label={`QR code du groupe ${groupe.toUpperCase()}`}
              className="w-full"
            />
            <p className="text-lg font-bold">{formatCodeEquipe(codeEquipe)}</p>
          </div>
        )}
      </div>
      <ol className="mt-5 list-decimal space-y-5 pl-7">
        {etapes.map(({ id, titre, lieu, epreuve }) => (
          <li key={id} className="break-inside-avoid">
            <p className="font-bold break-words">{typographie(titre)}</p>
            {lieu !== '' && <p className="break-words">{typographie(lieu)}</p>}
            {epreuve.type !== 'aucune' && (
              <>
                <p className="mt-1 break-words">{typographie(epreuve.consigne)}</p>
                <p className="mt-6 border-b border-trait-fort text-base text-texte-doux">
                  Notre réponse :
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-5 break-inside-avoid font-bold">
        Perdus ou blessés{'\u00A0'}: appelez le 112, ou écrivez au 114 par SMS. Dites la
        commune ({quete.contenu.commune.nom}) et le lieu de l’étape.
      </p>
    </section>
  );
}

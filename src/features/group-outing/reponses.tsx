import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import type { Avancee } from '@/domain/animation/animation.ts';
import { groupeLabel } from '@/domain/animation/groupe.ts';
import { answerOf, issueWords, toReponsesCsv } from '@/domain/animation/reponses.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import type { OpenAnimation } from './use-animation.ts';

/** « Les réponses »: each group's answers by étape, for a debriefing; also as a file. */
export function Reponses({ open }: { open: OpenAnimation }) {
  const { animation, quete, avancees } = open;
  const { contenu } = quete;
  const [said, setSaid] = useState('');
  const asked = contenu.etapes.filter(({ epreuve }) => epreuve.type !== 'aucune');
  const save = () => {
    const name = `reponses-${contenu.slug}.csv`;
    const csv = toReponsesCsv(avancees, contenu);
    saveFile(new File([csv], name, { type: 'text/csv;charset=utf-8' }));
    setSaid(`${name} est dans vos téléchargements.`);
  };
  return (
    <div className="space-y-8">
      <p className="print:hidden">
        {`Les groupes y sont des lettres, sans aucun prénom. Cette page se lit pendant ${retention.animationDays} jours après la fin ; gardez le fichier si vous en avez besoin plus longtemps.`}
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={save}>
          <IconDownload aria-hidden="true" className="size-5" />
          Garder en tableau (CSV)
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Imprimer
        </Button>
        <StatusLine>{said}</StatusLine>
      </div>
      {avancees.every(({ phoneCount }) => phoneCount === 0) && (
        <p>
          Aucun téléphone n’a rien envoyé{'\u00A0'}: les groupes ne sont pas entrés, ou
          ils ont quitté la sortie.
        </p>
      )}
      <p className="hidden text-xl font-bold print:block">{animation.evenement.nom}</p>
      <ol className="space-y-6">
        {asked.map((etape) => (
          <EtapeReponses
            key={etape.id}
            etape={etape}
            numero={contenu.etapes.indexOf(etape) + 1}
            contenu={contenu}
            avancees={avancees}
          />
        ))}
      </ol>
    </div>
  );
}

type EtapeReponsesProps = {
  etape: EtapePublique;
  numero: number;
  contenu: Contenu;
  avancees: readonly Avancee[];
};

function EtapeReponses({ etape, numero, contenu, avancees }: EtapeReponsesProps) {
  const { id, titre, epreuve } = etape;
  return (
    <li className="break-inside-avoid">
      <h2 className="text-xl break-words">{`${numero}. ${typographie(titre)}`}</h2>
      {epreuve.type !== 'aucune' && (
        <p className="mb-2 break-words text-texte-doux">
          {typographie(epreuve.consigne)}
        </p>
      )}
      <dl className="space-y-1">
        {avancees.map((avancee) => (
          <div key={avancee.groupe} className="flex flex-wrap gap-x-3">
            <dt className="font-bold">{groupeLabel(avancee.groupe)}</dt>
            <dd className="break-words">{groupWords(avancee, id, contenu)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** « « la tour », 1 indice, 2 erreurs » */
function groupWords(
  { phoneCount, passages }: Avancee,
  etapeId: EtapePublique['id'],
  contenu: Contenu,
): string {
  const passage = passages.find((one) => one.etapeId === etapeId);
  if (phoneCount === 0 || passage === undefined) return 'pas de téléphone';
  const { issue, indiceCount, erreurCount } = passage;
  if (issue === null) return 'pas encore';
  const said = answerOf(passage, contenu);
  return [
    said === '' ? issueWords[issue] : `« ${said}\u00A0»`,
    ...(indiceCount > 0 ? [formatCount(indiceCount, 'indice', 'indices')] : []),
    ...(erreurCount !== null && erreurCount > 0
      ? [formatCount(erreurCount, 'erreur', 'erreurs')]
      : []),
  ].join(', ');
}

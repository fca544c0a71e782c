import { t } from '@lingui/core/macro';
import { langOf } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { langueOfEtape } from '@/domain/quete/langue-of-etape.ts';
import { etapePourPetits } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { onPaper } from './epreuve-table.tsx';
import type { Matiere } from './matiere.ts';
import { PaperCover, Texte } from './parts.tsx';

const contourId = 'papier-contour';

/** The booklet for small ones, on pages of A5: a drawing to colour, a short story and a question in large letters. */
export function LivretPetits({ matiere }: { matiere: Matiere }) {
  const { contenu } = matiere;
  const { langue, titre } = contenu;
  const etapes = contenu.etapes
    .map((etape, index) => ({ etape, numero: index + 1 }))
    .filter(({ etape }) => etape.petits !== undefined);
  return (
    <div className="papier-petits">
      <Contour />
      <section className="papier-page papier-couverture">
        <p className="papier-surtitre">{contenu.commune.nom}</p>
        <h1 lang={langOf(langue)}>{dressed(titre, langue)}</h1>
        <PaperCover contenu={contenu} seed={contenu.slug} />
        <p>{t`Le livret des petits`}</p>
        <p>{t`Ce livret est à\u00A0:`}</p>
        <p className="papier-trait" />
      </section>
      {etapes.map(({ etape, numero }) => (
        <EtapePage
          key={etape.id}
          etape={etapePourPetits(etape)}
          numero={numero}
          matiere={matiere}
        />
      ))}
      <Indices etapes={etapes} matiere={matiere} />
    </div>
  );
}

/** Only the outlines of a picture: what is lighter or darker than its neighbours, in black on white. */
function Contour() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="papier-filtre">
      <filter
        id={contourId}
        colorInterpolationFilters="sRGB"
        x="0"
        y="0"
        width="1"
        height="1"
      >
        <feColorMatrix type="saturate" values="0" />
        <feGaussianBlur stdDeviation="0.7" />
        <feConvolveMatrix
          order="3"
          kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1"
          preserveAlpha="true"
        />
        <feComponentTransfer>
          <feFuncR type="linear" slope="-9" intercept="1.15" />
          <feFuncG type="linear" slope="-9" intercept="1.15" />
          <feFuncB type="linear" slope="-9" intercept="1.15" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}

type EtapePageProps = { etape: EtapePublique; numero: number; matiere: Matiere };

function EtapePage({ etape, numero, matiere }: EtapePageProps) {
  const { titre, image, recit, epreuve } = etape;
  const langue = langueOfEtape(etape, matiere.contenu);
  return (
    <section className="papier-page">
      <h2 lang={langOf(langue)}>{`${numero}. ${typographie(titre, langue)}`}</h2>
      {image !== null && (
        <img
          src={matiere.srcOf(image)}
          alt={t`Un dessin à colorier`}
          width={image.largeur}
          height={image.hauteur}
          className="papier-contour"
        />
      )}
      <Texte texte={recit} langue={langue} />
      {epreuve.type !== 'aucune' && (
        <div className="papier-epreuve">
          <Texte texte={epreuve.consigne} langue={langue} />
          {onPaper(epreuve.type).question(epreuve, { lettres: '', langue, matiere })}
        </div>
      )}
    </section>
  );
}

type IndicesProps = {
  etapes: readonly { etape: EtapePublique; numero: number }[];
  matiere: Matiere;
};

/** For the adult beside them. */
function Indices({ etapes, matiere }: IndicesProps) {
  const helped = etapes.flatMap(({ etape, numero }) => {
    const { epreuve } = etapePourPetits(etape);
    const [indice] = epreuve.type === 'aucune' ? [] : epreuve.indices;
    const langue = langueOfEtape(etape, matiere.contenu);
    return indice === undefined ? [] : [{ numero, texte: indice.texte, langue }];
  });
  if (helped.length === 0) return null;
  return (
    <section className="papier-page">
      <h2>{t`Les indices`}</h2>
      <ul className="papier-liste">
        {helped.map(({ numero, texte, langue }) => (
          <li key={numero}>
            {numero}. <span lang={langOf(langue)}>{dressed(texte, langue)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

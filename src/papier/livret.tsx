import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { langueOfEtape, langueOfTexte } from '@/domain/quete/langue-of-etape.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { langOf } from '@/langue/authored.ts';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import { chiensLine, serviceRows } from '@/domain/parcours/service-words.ts';
import { publicImagesOf } from '@/domain/quete/public-media.ts';
import type {
  Contenu,
  EtapePublique,
  ImagePublique,
  PapierEtape,
} from '@/domain/quete/quete.ts';
import { signeWords } from '@/domain/saga/signe.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { siteName } from '@/lib/head/page-head.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { AnswerLine } from './answer-line.tsx';
import { onPaper, type Asked } from './epreuve-table.tsx';
import type { Matiere } from './matiere.ts';
import {
  boxesOf,
  boxLetter,
  conditionsWords,
  effetWords,
  factsLine,
  shortUrl,
  suiteNumero,
} from './papier-words.ts';
import { Page, PaperCover, Texte, Written } from './parts.tsx';
import { Plan } from './plan.tsx';

type LivretProps = {
  matiere: Matiere;
  /** The easy-to-read stories, larger; the story itself if there is none. */
  isEasy?: boolean;
};

/** The booklet of a quête, on pages of A4: everything needed to play without a screen, and no solution. */
export function Livret({ matiere, isEasy = false }: LivretProps) {
  const { contenu } = matiere;
  const hasPlan = contenu.etapes.some(({ position }) => position !== null);
  return (
    <div className={isEasy ? 'papier-facile' : ''}>
      <CoverPage matiere={matiere} isEasy={isEasy} />
      <RulesPage contenu={contenu} />
      {hasPlan && (
        <Page titre={t`Le plan`}>
          <Plan contenu={contenu} />
        </Page>
      )}
      {contenu.etapes.map((etape, index) => (
        <EtapePage
          key={etape.id}
          etape={etape}
          numero={index + 1}
          matiere={matiere}
          isEasy={isEasy}
        />
      ))}
      <MotPage contenu={contenu} />
      <SagaPage contenu={contenu} />
      <AfterPage contenu={contenu} />
      <RechangePage contenu={contenu} />
      <IndicesPage contenu={contenu} />
    </div>
  );
}

function CoverPage({
  matiere: { contenu, url, version, enseigne },
  isEasy,
}: Required<LivretProps>) {
  const { langue } = contenu;
  return (
    <section className="papier-page papier-couverture">
      {enseigne && <Enseigne {...enseigne} />}
      <p className="papier-surtitre">{contenu.commune.nom}</p>
      <h1 lang={langOf(langue)}>{dressed(contenu.titre, langue)}</h1>
      <PaperCover contenu={contenu} seed={contenu.slug} />
      <p className="papier-chapeau">
        <Written texte={contenu.resume} langue={langueOfTexte(contenu.resume, contenu)} />
      </p>
      <p>{factsLine(contenu)}</p>
      {isEasy && <p>{t`Version facile à lire`}</p>}
      <div className="papier-pied">
        {url !== '' && (
          <QrDrawing text={url} label={t`QR code de la quête`} className="papier-qr" />
        )}
        <p>
          {siteName}
          <br />
          {version === 0 ? t`Version de travail` : t`Version ${version}`}
          {url !== '' && (
            <>
              <br />
              {shortUrl(url)}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function RulesPage({ contenu }: { contenu: Contenu }) {
  const { description, genre, papier, ordre } = contenu;
  const motCount = papier?.mots.length ?? 0;
  const ranks = Array.from({ length: 26 }, (_, index) => index + 1);
  return (
    <Page titre={t`Avant de partir`}>
      <Texte texte={description} langue={langueOfTexte(description, contenu)} />
      <ul className="papier-liste">
        <li>
          {genre === 'aventure'
            ? t`Commencez à l’étape 1. À la fin de chaque étape, choisissez la suite et allez au numéro indiqué.`
            : ordre === undefined
              ? t`Suivez les étapes dans l’ordre. «\u00A0Le chemin\u00A0» vous mène de l’une à l’autre.`
              : t`Faites les étapes dans l’ordre que vous voulez. Le plan les montre toutes.`}
        </li>
        <li>
          {t`Une énigme résiste\u202F? Les indices sont à la fin du livret. On peut aussi passer.`}
        </li>
        <li>{t`Emportez un crayon. Regardez avant de traverser.`}</li>
        <li>
          {t`En cas d’urgence, appelez le 112, ou écrivez au 114 par SMS si vous ne pouvez pas parler. Dites la commune et le lieu de l’étape.`}
        </li>
      </ul>
      <Practical contenu={contenu} />
      {papier !== undefined && (
        <>
          <h3>{t`Le livret vérifie vos réponses`}</h3>
          <p>
            {plural(motCount, {
              one: 'Chaque réponse mène à une lettre. À la fin, les lettres forment un mot\u00A0: si on peut le lire, tout est juste.',
              other:
                'Chaque réponse mène à une lettre. À la fin, les lettres forment des mots\u00A0: si on peut les lire, tout est juste.',
            })}
            {currentLangue() !== 'fr' &&
              ` ${plural(motCount, { one: 'Ce mot est français.', other: 'Ces mots sont français.' })}`}
          </p>
          <p>
            {t`Pour un mot, oubliez l’article du début, les accents et les espaces. Chaque lettre a son rang, un chiffre compte pour lui-même\u00A0:`}
          </p>
          <ul className="papier-rangs">
            {ranks.map((rank) => (
              <li key={rank}>
                <strong>{boxLetter(rank - 1)}</strong> {rank}
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function serviceText(nom: string, texte: string): string {
  return t`${nom}\u00A0: ${texte}`;
}

/** Access, services, closures: the answers given, and no others. */
function Practical({ contenu: { pratique, relief, langue } }: { contenu: Contenu }) {
  const { venir, surPlace } = serviceRows(pratique);
  const { chiens, fermetures, fenetre } = pratique;
  const hasOpening = fermetures.length > 0 || fenetre !== null;
  const lines = [
    ...(hasOpening ? ouvertureLines(pratique) : []),
    ...(relief === undefined
      ? []
      : [serviceText(t`Montée`, formatDistance(relief.montee))]),
    ...[...venir, ...surPlace].map(({ nom, texte }) =>
      serviceText(nom, typographie(texte, langue)),
    ),
    ...(chiens === null ? [] : [chiensLine(chiens)]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="papier-liste">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type EpreuveProps = { etape: EtapePublique; numero: number; matiere: Matiere };
type EtapePageProps = EpreuveProps & { isEasy: boolean };

function EtapePage({ etape, numero, matiere, isEasy }: EtapePageProps) {
  const { titre, lieu, chemin, cheminSansMarches, recit, falc, bonus, sources } = etape;
  const [first, ...others] = publicImagesOf(etape);
  const langue = langueOfEtape(etape, matiere.contenu);
  const langueOf = (texte: string) => langueOfTexte(texte, matiere.contenu, etape);
  const told = isEasy && falc !== '' ? falc : recit;
  return (
    <Page titre={`${numero}. ${typographie(titre, langue)}`} lang={langOf(langue)}>
      {lieu !== '' && (
        <p className="papier-lieu">
          <Written texte={lieu} langue={langueOf(lieu)} />
        </p>
      )}
      {langue === 'fr' && matiere.contenu.langue !== undefined && (
        <p>{t`Cette étape n’est pas traduite\u00A0: la voici en français.`}</p>
      )}
      {bonus === true && <p>{t`Un bonus\u00A0: à faire si le cœur vous en dit.`}</p>}
      {chemin !== '' && (
        <div className="papier-chemin">
          <h3>{t`Le chemin`}</h3>
          <Texte texte={chemin} langue={langueOf(chemin)} />
          {cheminSansMarches !== '' && (
            <>
              <p>
                <strong>{t`Sans marches`}</strong>
              </p>
              <Texte texte={cheminSansMarches} langue={langueOf(cheminSansMarches)} />
            </>
          )}
        </div>
      )}
      {first !== undefined && <Vue image={first} etape={etape} matiere={matiere} />}
      {others.length > 0 && (
        <div className="papier-vues">
          {others.map((one) => (
            <Vue key={one.path} image={one} etape={etape} matiere={matiere} />
          ))}
        </div>
      )}
      <Texte texte={told} langue={langueOf(told)} />
      <Autrefois etape={etape} matiere={matiere} />
      {sources !== undefined && (
        <p className="papier-lieu">
          {t`Sources\u00A0:`}{' '}
          <span lang={langOf()}>
            {sources.map((source) => typographie(source.titre, 'fr')).join(', ')}
          </span>
        </p>
      )}
      <Epreuve etape={etape} numero={numero} matiere={matiere} />
      <Suites etape={etape} contenu={matiere.contenu} />
    </Page>
  );
}

type VueProps = {
  image: ImagePublique;
  legende?: string;
  etape: EtapePublique;
  matiere: Matiere;
};

function Vue({ image, legende = '', etape, matiere }: VueProps) {
  const words = [legende, typographie(image.credit, 'fr')].filter((text) => text !== '');
  return (
    <figure>
      <img
        src={matiere.srcOf(image)}
        alt={image.texteAlternatif}
        lang={langOf(langueOfTexte(image.texteAlternatif, matiere.contenu, etape))}
        width={image.largeur}
        height={image.hauteur}
      />
      {words.length > 0 && <figcaption>{words.join('. ')}</figcaption>}
    </figure>
  );
}

/** Then and now side by side, and the task of the view to find again. */
function Autrefois({ etape, matiere }: Pick<EpreuveProps, 'etape' | 'matiere'>) {
  const { autrefois, vue } = etape;
  if (autrefois === undefined) return null;
  const langue = langueOfEtape(etape, matiere.contenu);
  const common = { etape, matiere };
  const { image, annee, aujourdhui } = autrefois;
  return (
    <>
      <div className="papier-vues">
        <Vue image={image} legende={typographie(annee, langue)} {...common} />
        {aujourdhui !== null && (
          <Vue image={aujourdhui} legende={t`Aujourd’hui`} {...common} />
        )}
      </div>
      {vue !== undefined && (
        <div className="papier-epreuve">
          <h3>{t`À vous`}</h3>
          <Texte texte={vue.consigne} langue={langue} />
          <p>
            {t`Tenez cette page devant vous\u00A0: quand l’image et le lieu se répondent, vous y êtes.`}
          </p>
        </div>
      )}
    </>
  );
}

function Epreuve({ etape, numero, matiere }: EpreuveProps) {
  const { epreuve, papier } = etape;
  if (epreuve.type === 'aucune') return null;
  const { autre } = epreuve;
  const langue = langueOfEtape(etape, matiere.contenu);
  const common = { numero, matiere, langue };
  return (
    <>
      <div className="papier-epreuve">
        <h3>{t`À vous`}</h3>
        <Texte texte={epreuve.consigne} langue={langue} />
        <Answer epreuve={epreuve} papier={papier} {...common} />
        <WonLetters contenu={matiere.contenu} etapeId={etape.id} />
      </div>
      {autre !== undefined && (
        <div className="papier-epreuve">
          <h3>{t`Ou bien, répondez autrement`}</h3>
          <Texte texte={autre.consigne} langue={langue} />
          <Answer
            epreuve={autre}
            papier={papier?.autre === undefined ? undefined : { lettres: papier.autre }}
            {...common}
          />
        </div>
      )}
    </>
  );
}

type AnswerProps = {
  epreuve: Asked;
  papier: PapierEtape | undefined;
  numero: number;
  langue: string;
  matiere: Matiere;
};

/** The blanks of an answer and of its letter. */
function Answer({ epreuve, papier, numero, langue, matiere }: AnswerProps) {
  const { question, lettre, isLetteredItself } = onPaper(epreuve.type);
  return (
    <>
      {question(epreuve, { lettres: papier?.lettres ?? '', langue, matiere })}
      {papier !== undefined && matiere.contenu.papier !== undefined && (
        <div className="papier-lettre">
          <p>
            <strong>{t`Votre lettre.`}</strong> {lettre(epreuve, papier.rang ?? 0)}{' '}
            {t`Écrivez-la dans la case ${numero} du mot du livret.`}
          </p>
          {!isLetteredItself(epreuve) && (
            <table className="papier-cases">
              <caption>{t`Le chiffre trouvé donne la lettre`}</caption>
              <tbody>
                <tr>
                  {Array.from(papier.lettres, (_, cell) => (
                    <th key={cell} scope="col">
                      {cell}
                    </th>
                  ))}
                </tr>
                <tr>
                  {Array.from(papier.lettres, (lettre, cell) => (
                    <td key={cell}>{lettre}</td>
                  ))}
                </tr>
              </tbody>
            </table>
          )}
        </div>
      )}
    </>
  );
}

/** The letters of a word to compose at a later étape: every étape gives its own, solved or not. */
function WonLetters({ contenu, etapeId }: { contenu: Contenu; etapeId: string }) {
  const won = contenu.etapes.flatMap(({ epreuve }, index) =>
    epreuve.type === 'mot_mystere'
      ? epreuve.lettres
          .filter((one) => one.etapeId === etapeId && one.lettres !== '')
          .map(({ lettres }) => ({
            lettres: Array.from(lettres).join(', '),
            numero: index + 1,
          }))
      : [],
  );
  return won.map(({ lettres, numero }) => (
    <p key={numero}>
      <Trans>
        Gardez pour le mot mystère de l’étape {numero}
        {'\u00A0'}: <strong>{lettres}</strong>.
      </Trans>
    </p>
  ));
}

function Suites({ etape, contenu }: { etape: EtapePublique; contenu: Contenu }) {
  const { suites = [], fin } = etape;
  const langueOf = (texte: string) => langueOfTexte(texte, contenu, etape);
  if (fin !== undefined) {
    return (
      <p className="font-bold">
        {t`Fin\u00A0:`} <Written texte={fin} langue={langueOf(fin)} />
      </p>
    );
  }
  if (suites.length === 0) return null;
  return (
    <div className="papier-epreuve">
      <h3>{t`Et ensuite`}</h3>
      <ul className="papier-liste">
        {suites.map(({ libelle, vers, conditions, effets }, index) => {
          const langue = langueOf(libelle);
          const way = typographie(libelle, langue);
          const toDo = effets.map((effet) => `, ${effetWords(effet, contenu)}`).join('');
          const next = suiteNumero(contenu, vers);
          return (
            <li key={index}>
              {conditions.length > 0 && `${conditionsWords(conditions, contenu)} `}
              <Trans>
                «{'\u00A0'}
                <span lang={langOf(langue)}>{way}</span>
                {'\u00A0'}»{toDo}, allez à l’étape <strong>{next}</strong>.
              </Trans>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Boxes for the letters, and the use of the words. */
function MotPage({ contenu }: { contenu: Contenu }) {
  const boxes = boxesOf(contenu);
  if (contenu.papier === undefined) {
    if (boxes.length === 0) return null;
    return (
      <Page titre={t`Vos cases et votre sac`}>
        <ul className="papier-mot">
          {boxes.map((id, index) => (
            <li key={id}>
              <span className="papier-case" aria-hidden="true" />
              {boxLetter(index)}
            </li>
          ))}
        </ul>
        <AnswerLine label={t`Dans votre sac`} />
      </Page>
    );
  }
  const numeros = contenu.etapes.flatMap(({ papier }, index) =>
    papier === undefined ? [] : index + 1,
  );
  const starts = contenu.papier.mots.map((_, index, mots) =>
    mots.slice(0, index).reduce((sum, length) => sum + length, 0),
  );
  const motCount = starts.length;
  const button = t`Nous avons joué sur papier`;
  return (
    <Page titre={motCount === 1 ? t`Le mot du livret` : t`Les mots du livret`}>
      <p>{t`Une case par étape, dans l’ordre des numéros.`}</p>
      {contenu.papier.mots.map((length, index) => (
        <ol key={index} className="papier-mot">
          {numeros.slice(starts[index], (starts[index] ?? 0) + length).map((numero) => (
            <li key={numero}>
              <span className="papier-case" aria-hidden="true" />
              {numero}
            </li>
          ))}
        </ol>
      ))}
      <p>
        {plural(motCount, {
          one: 'On peut lire un mot\u202F? Bravo, tout est juste. Sinon, la case qui gêne montre l’étape à revoir.',
          other:
            'On peut lire chaque mot\u202F? Bravo, tout est juste. Sinon, la case qui gêne montre l’étape à revoir.',
        })}
      </p>
      <p>
        {t`Sur la page de la quête, «\u00A0${button}\u00A0» vous donne le tampon de la commune et le certificat.`}
      </p>
    </Page>
  );
}

/** The sign to draw into the paper passport of a saga at the end. */
function SagaPage({ contenu: { sagas } }: { contenu: Contenu }) {
  if (sagas === undefined) return null;
  return (
    <Page titre={t`Votre signe`}>
      <p>{t`À lire une fois au bout du chemin.`}</p>
      {sagas.map(({ saga, titre, n, signe }) => {
        const sagaTitre = typographie(titre, 'fr');
        const drawing = signeWords(signe);
        return (
          <p key={saga}>
            <Trans>
              Dans le passeport de la saga «{'\u00A0'}
              <span lang={langOf()}>{sagaTitre}</span>
              {'\u00A0'}», case {n}, dessinez {drawing}
              {'\u00A0'}: <strong>{signe}</strong>
            </Trans>
          </p>
        );
      })}
    </Page>
  );
}

/** The text shown once an épreuve is settled. It never holds an answer: every player receives it. */
function AfterPage({ contenu }: { contenu: Contenu }) {
  const told = contenu.etapes.flatMap((etape, index) => {
    const { epreuve } = etape;
    if (epreuve.type === 'aucune' || epreuve.anecdote === '') return [];
    const { anecdote } = epreuve;
    return {
      numero: index + 1,
      anecdote,
      langue: langueOfTexte(anecdote, contenu, etape),
    };
  });
  if (told.length === 0) return null;
  return (
    <Page titre={t`Ce que le chemin raconte`}>
      <p>{t`À lire quand l’énigme est résolue.`}</p>
      {told.map(({ numero, anecdote, langue }) => (
        <div key={numero}>
          <h3>{t`Étape ${numero}`}</h3>
          <Texte texte={anecdote} langue={langue} />
        </div>
      ))}
    </Page>
  );
}

/** Substitutes of closed étapes: apart from the others, since only a closure sends players there. */
function RechangePage({ contenu }: { contenu: Contenu }) {
  const spare = contenu.etapes.flatMap((etape, index) => {
    const { rechange } = etape;
    const langueOf = (texte: string) => langueOfTexte(texte, contenu, etape);
    return rechange === undefined ? [] : { numero: index + 1, langueOf, ...rechange };
  });
  if (spare.length === 0) return null;
  return (
    <Page titre={t`Si une étape est fermée`}>
      <p>
        {contenu.papier === undefined
          ? t`Des travaux, une grille close\u202F? Allez plutôt ici. Il n’y a rien à y résoudre.`
          : t`Des travaux, une grille close\u202F? Allez plutôt ici. Il n’y a rien à y résoudre\u00A0: laissez sa case vide, les autres lettres font deviner le mot.`}
      </p>
      {spare.map(({ numero, titre, lieu, recit, langueOf }) => (
        <div key={numero}>
          <h3>
            {t`Au lieu de l’étape ${numero}\u00A0:`}{' '}
            <Written texte={titre} langue={langueOf(titre)} />
          </h3>
          {lieu !== '' && (
            <p className="papier-lieu">
              <Written texte={lieu} langue={langueOf(lieu)} />
            </p>
          )}
          <Texte texte={recit} langue={langueOf(recit)} />
        </div>
      ))}
    </Page>
  );
}

function IndicesPage({ contenu }: { contenu: Contenu }) {
  const helped = contenu.etapes.flatMap((etape, index) => {
    const { epreuve } = etape;
    if (epreuve.type === 'aucune' || epreuve.indices.length === 0) return [];
    const indices = epreuve.indices.map(({ texte }) => ({
      texte,
      langue: langueOfTexte(texte, contenu, etape),
    }));
    return { numero: index + 1, indices };
  });
  if (helped.length === 0) return null;
  return (
    <Page titre={t`Les indices`}>
      <p>
        {t`Cachez la page avec la main, et ne découvrez que la ligne qu’il vous faut.`}
      </p>
      {helped.map(({ numero, indices }) => (
        <div key={numero}>
          <h3>{t`Étape ${numero}`}</h3>
          <ol className="papier-liste">
            {indices.map(({ texte, langue }, index) => (
              <li key={index}>
                <Written texte={texte} langue={langue} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Page>
  );
}

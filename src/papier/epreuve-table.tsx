import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CodedMessage } from '@/code-tools/coded-message.tsx';
import type { EpreuvePublique, PlayedType } from '@/domain/epreuve/epreuve-publique.ts';
import type { AutreFaconPublique } from '@/domain/epreuve/public-parts.ts';
import { codeTitle } from '@/domain/secret-code/code-title.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { AnswerLine } from './answer-line.tsx';
import type { Matiere } from './matiere.ts';
import { boxLetter } from './papier-words.ts';
import { Written } from './parts.tsx';

/** A question: an épreuve or another way to answer it. */
export type Asked = EpreuvePublique | AutreFaconPublique;
type AskedOf<Type extends PlayedType> = Extract<Asked, { type: Type }>;

/** Printing of a kind of épreuve in a booklet. */
type OnPaper<Type extends PlayedType> = {
  /** Content to read and fill in; null without any. `lettres`: of the cells; `langue`: of its words. */
  question: (
    epreuve: AskedOf<Type>,
    around: { lettres: string; langue: string; matiere: Matiere },
  ) => ReactNode;
  /** Instructions from the answer to its letter, for a nine-year-old. `rang`: of a number, how many digits at its end are left out. */
  lettre: (epreuve: AskedOf<Type>, rang: number) => string;
  /** True if the letters are in the question itself, not in a table of cells. */
  isLetteredItself: (epreuve: AskedOf<Type>) => boolean;
};

function wordWords(): string {
  return t`Ajoutez le rang de la première lettre, celui de la dernière et le nombre de lettres. Gardez le chiffre des unités.`;
}

const digitWords = [
  msg`le chiffre des unités`,
  msg`le chiffre des dizaines`,
  msg`le chiffre des centaines`,
  msg`le chiffre des milliers`,
];

function digitOf(rang: number): string {
  const known = digitWords[rang];
  return known === undefined
    ? t`le chiffre qui a ${rang} chiffres à sa droite`
    : t(known);
}

/** A word, written on a line. */
const word = {
  question: () => <AnswerLine label={t`Réponse`} />,
  lettre: wordWords,
  isLetteredItself: () => false,
};

/** No blank to fill in. */
const nothing = { ...word, question: () => null };

function keyWords(code: string): string {
  return t`Le message est écrit en ${code}\u00A0: imprimez à part sa carte-clé.`;
}

const paperTable: { readonly [Type in PlayedType]: OnPaper<Type> } = {
  aucune: nothing,
  choix: {
    question: ({ options, plusieurs }, { lettres, langue }) => (
      <ul className="papier-options">
        {options.map(({ id, texte }, index) => (
          <li key={id}>
            <span className="papier-boite" aria-hidden="true" />
            {plusieurs ? `${index + 1}. ` : ''}
            <Written texte={texte} langue={langue} />
            {!plusieurs && lettres !== '' && (
              <strong className="papier-choix-lettre">{lettres[index]}</strong>
            )}
          </li>
        ))}
      </ul>
    ),
    lettre: ({ plusieurs }) =>
      plusieurs
        ? t`Ajoutez les numéros que vous avez cochés. Gardez le chiffre des unités.`
        : t`La lettre est à côté de votre choix.`,
    isLetteredItself: ({ plusieurs }) => !plusieurs,
  },
  texte: word,
  nombre: {
    ...word,
    question: ({ unite }, { langue }) => (
      <AnswerLine label={t`Réponse`} after={typographie(unite, langue)} />
    ),
    lettre: (_, rang) => {
      const chiffre = digitOf(rang);
      return t`De votre nombre, sans la virgule ni ce qui la suit, gardez ${chiffre}. S’il n’y en a pas, c’est 0.`;
    },
  },
  message_code: {
    ...word,
    question: ({ secretCode, variante, chiffre, aide }, { matiere }) => {
      const code = matiere.codes.get(secretCode);
      return (
        <>
          <div className="papier-message">
            {code === undefined ? (
              <p>{chiffre}</p>
            ) : (
              <CodedMessage
                secretCode={code.secretCode}
                variantId={variante}
                text={chiffre}
              />
            )}
          </div>
          {aide === 'toujours' && code !== undefined && (
            <p>{keyWords(codeTitle(code.card))}</p>
          )}
          <AnswerLine label={t`Réponse`} />
        </>
      );
    },
  },
  cadenas: {
    question: ({ roues }) => (
      <p className="papier-roues">
        {roues.map((roue, index) => (
          <span key={index} className="papier-roue">
            <span className="sr-only">
              {roue === 'chiffres' ? t`chiffre` : t`lettre`}
            </span>
          </span>
        ))}
      </p>
    ),
    lettre: ({ roues }) =>
      roues.includes('lettres')
        ? t`Ajoutez les chiffres, et le rang des lettres. Gardez le chiffre des unités.`
        : t`Ajoutez tous les chiffres. Gardez le chiffre des unités.`,
    isLetteredItself: () => false,
  },
  ordre: {
    question: ({ elements }, { langue }) => (
      <>
        <ol className="papier-options">
          {elements.map(({ id, texte }, index) => (
            <li key={id}>
              {`${index + 1}. `}
              <Written texte={texte} langue={langue} />
            </li>
          ))}
        </ol>
        <AnswerLine label={t`Votre ordre`} />
      </>
    ),
    lettre: () =>
      t`Deux fois le numéro du premier, plus le numéro du dernier. Gardez le chiffre des unités.`,
    isLetteredItself: () => false,
  },
  association: {
    question: ({ gauche, droite }, { langue }) => (
      <div className="papier-paires">
        <ul>
          {gauche.map(({ id, texte }, index) => (
            <li key={id}>
              {`${boxLetter(index)}. `}
              <Written texte={texte} langue={langue} />
            </li>
          ))}
        </ul>
        <ul>
          {droite.map(({ id, texte }, index) => (
            <li key={id}>
              {`${index + 1}. `}
              <Written texte={texte} langue={langue} />
            </li>
          ))}
        </ul>
      </div>
    ),
    lettre: () =>
      t`Deux fois le numéro relié à A, plus le numéro relié à la dernière lettre de la liste. Gardez le chiffre des unités.`,
    isLetteredItself: () => false,
  },
  mot_mystere: word,
  position: nothing,
  qr: {
    ...word,
    lettre: () => `${t`Sur la plaque, lisez le texte sous le QR code.`} ${wordWords()}`,
  },
  photo: nothing,
};

/** Printing of a kind of épreuve. */
export function onPaper<Type extends PlayedType>(type: Type): OnPaper<Type> {
  return paperTable[type];
}

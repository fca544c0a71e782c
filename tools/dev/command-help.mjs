// Plain JavaScript without a dependency: it runs before anything is installed.
import util from 'node:util';

/** The default port of the site; the other ports shift with it. */
export const defaultSitePort = 5173;
/** Below and above, one of the shifted ports would not exist or would need a privilege. */
const lowestSitePort = 2200;
const highestSitePort = 61_500;

export const startHelp = `npm start : le site et son serveur local, sur cette machine, jusqu’à Ctrl-C.

  npm start                      installe ce qui manque, démarre tout et affiche l’adresse
  npm start -- --reset           repart de zéro : les données locales sont effacées
  npm start -- --port 5273       un autre port pour le site ; ceux du serveur local sont décalés
                                 d’autant, et les données sont à part
  npm start -- --help            affiche cette aide

Ctrl-C arrête tout et garde les données.
`;

export const testHelp = `npm test : tous les tests ; la dernière ligne donne leurs nombres.

  npm test                       tout, dans l’ordre
  npm run test:quick             types, règles de code, domaine et composants : en écrivant
  npx vitest run chemin          un fichier ou un dossier, en quelques secondes
  npm run check                  types, règles de code, mise en forme, code inutile
  npm run test:unit              domaine, composants, stockages de l’appareil
  npm run test:rules             qui a le droit de quoi, sur les vrais moteurs de règles
  npm run test:repositories      lectures et écritures sur le serveur local
  npm run test:local-firebase    le serveur local et les règles de la Realtime Database
  npm run test:site              fichiers, adresses et en-têtes du site construit, sans navigateur
  npm run test:e2e               parcours dans Chromium, sur le site construit
  npm test -- --help             affiche cette aide

Ce qui suit « -- » après une partie est pour son outil :
  npm run test:unit -- src/domain
  npm run test:e2e -- e2e/site/offline.spec.ts
`;

/** True if a parameter requests help. */
export function asksForHelp(parameters) {
  return parameters.some((one) => one === '--help' || one === '-h');
}

/**
 * The options of « npm start ».
 * @returns the options, or the error sentence for the parameters.
 */
export function readStartParameters(parameters) {
  let values;
  try {
    ({ values } = util.parseArgs({
      args: [...parameters],
      options: {
        reset: { type: 'boolean', default: false },
        port: { type: 'string' },
      },
    }));
  } catch {
    return {
      sentence:
        '« npm start » ne connaît que les options --reset, --port et --help : tapez « npm start -- --help ».',
    };
  }
  const { reset, port } = values;
  if (port === undefined) return { reset };
  const number = /^\d{1,5}$/.test(port) ? Number(port) : 0;
  if (number < lowestSitePort || number > highestSitePort) {
    return {
      sentence: `« --port ${port} » n’est pas possible : choisissez un nombre de ${lowestSitePort} à ${highestSitePort}, par exemple « npm start -- --port 5273 ».`,
    };
  }
  return { reset, portShift: number - defaultSitePort };
}

import {
  transformAsync,
  type NodePath,
  type PluginObj,
  type types as BabelTypes,
} from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const macroModule = /@lingui\/(?:core|react)\/macro/;

/** True if a message is rendered in place, as `t` does (`i18n._(…)`); `msg` may be passed to any function. */
function isSaid({ parentPath }: NodePath): boolean {
  if (!parentPath?.isCallExpression()) return false;
  const { callee } = parentPath.node;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === '_'
  );
}

/**
 * The French of a message is in its module, compiled like a catalogue's: a French page loads no catalogue, and a browser no parser of
 * messages. A text rendered while its module loads is refused: it would be French in every language.
 */
function messageCompiler({
  types,
}: Pick<typeof import('@babel/core'), 'types'>): PluginObj {
  const compile = (path: NodePath<BabelTypes.ObjectExpression>) => {
    path.node.properties = path.node.properties.filter((property) => {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') {
        return true;
      }
      const { key, value } = property;
      if (key.name === 'message' && value.type === 'StringLiteral') {
        property.value = types.valueToNode(compileMessage(value.value));
      }
      // The key has them already; they are for translators.
      return key.name !== 'context' && key.name !== 'comment';
    });
    if (isSaid(path) && path.getFunctionParent() === null) {
      throw path.buildCodeFrameError(
        'A text is said within a function; a table holds `msg`, which `t` says later.',
      );
    }
  };
  return {
    visitor: {
      Program: {
        exit: (program) =>
          program.traverse({
            ObjectExpression(path) {
              const marks = path.node.leadingComments ?? [];
              if (marks.some(({ value }) => value === 'i18n')) compile(path);
            },
          }),
      },
    },
  };
}

/**
 * Lingui's macros in a module, as documented for Babel: plugin-react has none.
 * @returns null without macros in the module.
 */
export async function transformMacros(
  source: string,
  file: string,
): Promise<{ code: string; map: object | null } | null> {
  if (!macroModule.test(source)) return null;
  const result = await transformAsync(source, {
    ...{ filename: file, babelrc: false, configFile: false, sourceMaps: true },
    parserOpts: { plugins: ['typescript', 'jsx'] },
    // In a production build Lingui omits the French, which no catalogue of ours has.
    plugins: [[linguiMacro, { stripMessageField: false }], messageCompiler],
  });
  if (typeof result?.code !== 'string') throw new Error(`${file} could not be read.`);
  return { code: result.code, map: result.map ?? null };
}

export function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(source, id) {
      const [file = id] = id.split('?');
      if (!/\.tsx?$/.test(file) || file.includes('/node_modules/')) return null;
      const done = await transformMacros(source, file);
      // Babel's map has the type of its own generator.
      return done as { code: string; map: null } | null;
    },
  };
}

import {
  transformAsync,
  type NodePath,
  type PluginObj,
  type types as BabelTypes,
} from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The module whose names are macros. */
const macroModule = '@/langue/macro.tsx';

/** What a source must hold to have messages. */
export const messagesMark = 'langue/macro.tsx';

const linguiConfig = makeConfig(
  {
    ...{ locales: ['fr'], sourceLocale: 'fr' },
    macro: { corePackage: [macroModule], jsxPackage: [macroModule] },
    runtimeConfigModule: {
      i18n: ['@/langue/runtime.ts', 'i18n'],
      Trans: ['@/langue/trans.tsx', 'Trans'],
      useLingui: ['@/langue/runtime.ts', 'useLingui'],
    },
  },
  { skipValidation: true },
);

/** A message of the source, in French. */
export type SourceMessage = {
  id: string;
  message: string;
  /** Tells two messages of the same French apart; empty for most. */
  context: string;
  /** What a translator must know; empty for most. */
  comment: string;
};

/** A compiled message as it stands in a module: a text where it has no values. */
export function compiledOf(message: string): unknown {
  const tokens: unknown[] = compileMessage(message);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

type Transformed = {
  code: string;
  map: NonNullable<Awaited<ReturnType<typeof transformAsync>>>['map'];
  messages: SourceMessage[];
};

/**
 * Replaces the macros of a module (decision 208): Lingui gives each message its key, and each is compiled in its place.
 * Throws where a text is said while the module loads: it would be French in every language.
 */
export async function transformMessages(
  source: string,
  file: string,
): Promise<Transformed> {
  const messages: SourceMessage[] = [];
  const result = await transformAsync(source, {
    ...{ filename: file, babelrc: false, configFile: false, sourceMaps: true },
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      [linguiMacro, { linguiConfig, stripNonEssentialProps: false }],
      [messageCompiler, { messages }],
    ],
  });
  if (typeof result?.code !== 'string') throw new Error(`${file} could not be read.`);
  return { code: result.code, map: result.map, messages };
}

type BabelApi = Pick<typeof import('@babel/core'), 'types'>;

function messageCompiler(
  { types }: BabelApi,
  { messages }: { messages: SourceMessage[] },
): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression(path) {
              const isMessage = path.node.leadingComments?.some(
                ({ value }) => value === 'i18n',
              );
              if (isMessage === true) compileInPlace(path);
            },
          });
        },
      },
    },
  };

  function compileInPlace(path: NodePath<BabelTypes.ObjectExpression>): void {
    const told: SourceMessage = { id: '', message: '', context: '', comment: '' };
    path.node.properties = path.node.properties.filter((property) => {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') {
        return true;
      }
      const { name } = property.key;
      if (!Object.hasOwn(told, name)) return true;
      if (property.value.type !== 'StringLiteral') {
        throw path.buildCodeFrameError(`« ${name} » of a message must be a text.`);
      }
      told[name as keyof SourceMessage] = property.value.value;
      if (name === 'message') {
        property.value = types.valueToNode(compiledOf(told.message));
      }
      return name === 'id' || name === 'message';
    });
    if (path.parentPath.isCallExpression() && path.getFunctionParent() === null) {
      throw path.buildCodeFrameError(
        'A text is said within a function; a table holds `msg`, which `t` says later.',
      );
    }
    path.node.leadingComments = [];
    messages.push(told);
  }
}

import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { HomePage } from './home-page.tsx';

/** Featured cards, three at most: one read. Without network the page stands without them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Carte[]> {
  try {
    const { vedettes } = await readFrance(request.signal);
    return vedettes.slice(0, 3);
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The featured quêtes could not be read.', error);
    return [];
  }
}

export function Component() {
  return <HomePage cartes={useLoaderData<typeof loader>()} />;
}

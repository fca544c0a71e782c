import { setLangue } from '@/langue/current-langue.ts';

// As on the site before its first page: a message needs a language.
setLangue('fr');

import * as parts from './picture-parts.tsx';
import { pictureParts } from './picture-slot.ts';

// A module of its own, which the server names in pages that have pictures; it runs before the page.
Object.assign(pictureParts, parts);

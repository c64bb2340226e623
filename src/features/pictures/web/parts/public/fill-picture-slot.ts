import {
  campaignPicture,
  hero,
  homeCover,
  pageCover,
  pagePortrait,
  placePicture,
  portrait,
  teamPortrait,
  wizardCover,
} from './picture-parts.tsx';
import { pictureParts } from './picture-slot.ts';

// By name: the object of a whole module needs code of the bundler, in one more file for every page.
const parts: Required<typeof pictureParts> = {
  campaignPicture,
  hero,
  homeCover,
  pageCover,
  pagePortrait,
  placePicture,
  portrait,
  teamPortrait,
  wizardCover,
};

// A module of its own, which the server names in pages that have pictures; it runs before the page.
Object.assign(pictureParts, parts);

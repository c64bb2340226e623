export { birthWindow } from './birth-window-view.ts';
export { fillPlaces } from './fill-places.ts';
export { placeRecords } from './person-store.ts';
export { type PlaceToTell, placeToTell } from './place-to-tell.ts';
export { publicPlace } from './public-place.ts';
export { remindOfPlaces } from './remind.ts';
export { takePlace } from './take-place.ts';
export { tellBirth } from './tell-birth.ts';

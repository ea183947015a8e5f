import type { PartReport } from '../marked/marked-recipe.ts';
import { wordTable } from '../word-table.ts';

type Known = Omit<PartReport, 'place'>;
const used = (name: string, where = name): Known => ({ name, fate: 'used', where });
const left = (name: string, where: string): Known => ({ name, fate: 'left', where });
const OWN_PICTURES = 'It belongs to the page: use your own';
const OWN_FIGURES = 'We work it out from the ingredients';
const OF_THE_PAGE = 'It’s about the page, not the dish';
const OF_ITS_READERS = 'It’s what the page’s readers say';

/** What becomes of the properties that recipes on pages have. */
export const PROPERTIES: Readonly<Record<string, Known>> = wordTable<Known>({
  ...{ name: used('Title'), headline: used('Title'), description: used('Description') },
  ...{ recipeYield: used('Yield', 'Servings'), yield: used('Yield', 'Servings'), servings: used('Yield', 'Servings') },
  ...{ prepTime: used('Prep time'), cookTime: used('Cook time'), performTime: used('Cook time') },
  totalTime: used('Total time', 'Rest time is what’s left of it'),
  ...{ recipeIngredient: used('Ingredients'), ingredients: used('Ingredients'), supply: used('Ingredients') },
  ...{ recipeInstructions: used('Steps'), instructions: used('Steps'), steps: used('Steps') },
  ...{ recipeCategory: used('Category'), recipeCuisine: used('Cuisine'), keywords: used('Keywords', 'Tags') },
  ...{ url: used('Address', 'Adapted from'), mainEntityOfPage: used('Address', 'Adapted from') },
  ...{ notes: used('Notes', 'Tips and notes'), recipeNotes: used('Notes', 'Tips and notes') },
  ...{
    tool: { name: 'Equipment', fate: 'kept', where: 'Tips and notes' },
    recipeEquipment: { name: 'Equipment', fate: 'kept', where: 'Tips and notes' },
  },
  ...{
    image: left('Pictures', OWN_PICTURES),
    thumbnailUrl: left('Pictures', OWN_PICTURES),
    photo: left('Pictures', OWN_PICTURES),
  },
  cookingMethod: left('Cooking method', 'The steps say it'),
  video: left('Film', 'Add its address in the editor if you want it'),
  ...{ nutrition: left('Nutrition', OWN_FIGURES), suitableForDiet: left('Diets', OWN_FIGURES) },
  ...{
    author: left('Author', 'The address says where it’s from'),
    creator: left('Author', 'The address says where it’s from'),
    publisher: left('Publisher', 'The address says where it’s from'),
    creditText: left('Credit', 'The address says where it’s from'),
  },
  ...{
    aggregateRating: left('Rating', OF_ITS_READERS),
    review: left('Reviews', OF_ITS_READERS),
    reviews: left('Reviews', OF_ITS_READERS),
  },
  ...{
    comment: left('Comments', OF_ITS_READERS),
    commentCount: left('Comments', OF_ITS_READERS),
    interactionStatistic: left('Comments', OF_ITS_READERS),
  },
  ...{
    datePublished: left('Dates', OF_THE_PAGE),
    dateModified: left('Dates', OF_THE_PAGE),
    dateCreated: left('Dates', OF_THE_PAGE),
  },
  ...{
    isPartOf: left('Site', OF_THE_PAGE),
    mainEntity: left('Site', OF_THE_PAGE),
    inLanguage: left('Language', OF_THE_PAGE),
  },
  ...{
    isAccessibleForFree: left('Access', OF_THE_PAGE),
    hasPart: left('Access', OF_THE_PAGE),
    potentialAction: left('Actions', OF_THE_PAGE),
  },
  ...{
    copyrightHolder: left('Copyright', OF_THE_PAGE),
    copyrightYear: left('Copyright', OF_THE_PAGE),
    identifier: left('Number', OF_THE_PAGE),
  },
  ...{
    articleBody: left('Article', OF_THE_PAGE),
    articleSection: left('Article', OF_THE_PAGE),
    wordCount: left('Article', OF_THE_PAGE),
    brand: left('Brand', OF_THE_PAGE),
    mentions: left('Article', OF_THE_PAGE),
    about: left('Article', OF_THE_PAGE),
    speakable: left('Article', OF_THE_PAGE),
  },
});

import { Editor } from './Editor.tsx';

/** A recipe from nothing. */
export default function NewRecipe() {
  return <Editor recipe={null} />;
}

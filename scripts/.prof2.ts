import { closeDatabase, read } from '#src/server/database.ts';
import { listRecipes, recipeCards } from '#src/server/recipes.ts';
import { sql } from 'drizzle-orm';
async function m(n:string,f:()=>Promise<unknown>,N=40){ await f(); const b=process.cpuUsage(); let best=1e9; for(let i=0;i<N;i++){const s=performance.now(); await f(); best=Math.min(best,performance.now()-s);} const c=process.cpuUsage(b); console.log(n.padEnd(28),'cpu',((c.user+c.system)/1000/N).toFixed(2),'best',best.toFixed(2)); }
const ids=(await read().all<{id:string,number:number}>(sql`select id, number from recipes where is_published=1 order by created_at desc limit 15`));
const nums=sql.join(ids.map(i=>sql`${i.number}`),sql`, `);
await m('cards',()=>recipeCards(ids.map(i=>i.id)));
await m('raw few',()=>read().all(sql`select number, title from recipes where number in (${nums})`));
await m('raw many',()=>read().all(sql`select number,id,title,description,image_url,table_colour,category,difficulty,tags,dietary_restrictions,prep_time,cook_time,servings,nutrition,nutri_score,rating_sum,total_ratings,created_at from recipes where number in (${nums})`));
await m('raw values',()=>read().values(sql`select number,id,title,description,image_url,table_colour,category,difficulty,tags,dietary_restrictions,prep_time,cook_time,servings,nutrition,nutri_score,rating_sum,total_ratings,created_at from recipes where number in (${nums})`));
await m('raw json',()=>read().values(sql`select json_group_array(json_array(number,id,title,description,image_url,table_colour,category,difficulty,tags,dietary_restrictions,prep_time,cook_time,servings,nutrition,nutri_score,rating_sum,total_ratings,created_at)) from recipes where number in (${nums})`));
await m('list',()=>listRecipes({},{page:1}));
closeDatabase();

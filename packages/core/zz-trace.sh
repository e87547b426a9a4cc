cd /tmp/wt/synonyms/packages/core; cp src/grounding/outcome.ts /tmp/synonyms-outcome.bak
python3 - <<'P'
import re
p='src/grounding/outcome.ts'; s=open(p).read()
m=re.search(r"export function stepOn\([\s\S]*?\): GroundedStep \{\n", s)
s=s[:m.end()]+"  console.log(new Error().stack?.split('\\n').slice(2,10).map((l)=>l.trim().replace(/\\(.*grounding\\//,'(')).join(' < '), node.name);\n"+s[m.end():]
open(p,'w').write(s)
P
node --conditions=@legwork/source --stack-trace-limit=30 zz-offline.ts --say "$2" $1 | tail -${3:-8}; cp /tmp/synonyms-outcome.bak src/grounding/outcome.ts

cd /tmp/wt/synonyms/packages/core; p=$1; shift; node --conditions=@legwork/source zz-offline.ts --say "$1" $p

import { evenings } from './evenings.ts';

/** Readers who try everything, message by message. */
export default evenings(`
  love-this-year | 올해 남친 생길까요?
  > someone-comes-when | 몇월쯤이요?
  > where-to-meet | 그때 어디서 만나게 되나요
  > kind-of-person-to-come | 어떤 사람인데요
  > older-or-younger | 나이는 저보다 많을까요
  day-pillar | 근데 저 일간이 뭐예요?
  > my-love-style | 그게 연애할 때 어떤 성격이란 거예요
  dohwa-star | 도화살 있어요?
  why-unpopular | 도화살 있는데 왜 인기가 없죠 ㅋㅋ
  blind-date-offered | 소개팅 들어왔는데 나갈까요 말까요
  > blind-date-talk | 나가서 무슨 얘기하죠

  back-together-will | 헤어진 지 두 달 됐는데 재회 가능할까요
  > ex-feelings-left | 그 사람도 저 생각할까요
  > contact-ex-first | 먼저 연락해도 돼요?
  > first-message-to-stranger | 뭐라고 보내요
  > these-words-all-right | “잘 지내? 문득 생각나서” 이렇게 보내도 돼요?
  > these-words-all-right | 너무 가벼워 보이지 않을까요
  > after-no-answer | 답장 안 오면 어떡해요
  > contact-ex-when | 언제 보내는 게 좋을까요
  i-dumped-and-regret | 사실 제가 헤어지자고 했어요
  > feels-hurt | 그래서 더 미안해요
  > still-angry | 그 사람 화났을까요
  > part-again-after | 다시 만나도 또 헤어지지 않을까요

  couple-reaches-marriage | 남친이랑 결혼할 수 있을까요
  proposal-will-come | 언제쯤 프로포즈 할까요
  raise-wedding-talk | 제가 먼저 결혼 얘기 꺼내도 되나요
  dodges-wedding-talk | 남친은 아직 돈 없다고만 해요
  > dodges-wedding-talk | 진짜 돈 때문일까요 아님 핑계일까요
  parents-oppose-wedding | 부모님도 반대하세요
  elders-say-gunghap-bad | 엄마가 궁합 안 좋다고 했대요
  gunghap-score | 궁합 점수 몇 점이에요?
  > gunghap-bad | 그게 낮은 거예요?
  married-life-ahead | 결혼하면 잘 살까요
  will-i-have-children | 애는 있을까요

  answers-slower | 썸녀 답장이 느려졌어요
  ssum-likes-me | 저한테 관심 없는 걸까요
  one-word-answers | 어제는 5시간만에 ㅋㅋ만 왔어요
  read-no-answer | 읽씹도 했어요
  text-what | 뭐라고 보내야 되죠
  these-words-all-right | “주말에 뭐해요? 영화 볼래요?” 괜찮아요?
  confess-when | 고백은 언제 하는게 나아요
  > say-by-text-or-face | 전화로 할까요 만나서 할까요
  > if-they-refuse | 차이면요?

  crush-likes-me | 짝남이 저 좋아하나요?
  eyes-meet | 근데 눈은 자주 마주쳐요
  confess-or-not | 고백해도 될까요
  > someone-comes-when | 언제요

  is-partner-cheating | 여친이 바람피는거 같아요
  partner-hides-something | 폰을 맨날 뒤집어놔요
  > open-a-talk | 물어볼까요 그냥 둘까요
  > is-partner-cheating | 증거는 없어요
  > over-sensitive | 제가 예민한 걸까요
  shall-part | 솔직하게 말해주세요 헤어지는게 맞아요?
  > tells-more | 그래도 3년 만났는데요
  partner-loves-me | 여친 마음은 아직 저한테 있나요
  > will-do-so | 오늘 말해볼게요
  > open-a-talk | 뭐라고 시작하죠

  us-two-match | 우리 궁합 어때요
  where-we-clash | 제일 안 맞는 건 뭐예요
  same-fight-again | 맨날 연락 때문에 싸워요
  > tells-their-words | 저는 자주 하고싶고 남친은 귀찮대요
  > us-two-match | 오행으로 보면 어때요?
  useful-element | 저한테 부족한 오행이 뭐예요
  > us-two-match | 남친이 그걸 채워줘요?
  > couple-lasts | 그럼 오래 갈까요
  couple-hard-time | 올해 고비 있어요?
  > couple-hard-time | 몇월 조심해야 돼요
  > what-to-beware | 그 달에 뭘 조심하라는 거예요

  marry-when-alone | 결혼 운 언제 들어와요
  marry-at-all | 저 결혼 못하는 사주예요?
  marry-early-or-late | 늦게 하는게 좋다던데 맞나요
  kind-of-spouse | 배우자는 어떤 사람이에요
  > spouse-job | 직업은요
  love-match-or-arranged | 선 봐서 만날까요 연애로 만날까요
  which-of-them-fits | 이번에 선 두 군데 들어왔는데 A는 공무원 B는 사업해요 누가 나아요
  > their-birthday-unknown | 생일은 몰라요
  > another-match-for-me | 둘 다 별로면 어떡하죠
  too-late-by-age | 자꾸 나이 생각하면 조급해져요

  unblock-ex | 전여친 차단했는데 풀까요
  was-dumped | 제가 차인 거예요
  ex-has-someone-maybe | 걔 지금 남자 있을까요
  ex-watches-stories | 인스타 스토리는 봐요
  > ex-watches-stories | 그건 왜 보는 거예요
  will-they-text | 연락 올까요?
  > contact-ex-when | 언제쯤
  wait-for-ex | 기다리는게 나을까 잊는게 나을까요
  how-to-forget | 하 못 잊겠어요

  love-luck-at-large | 연애운 좀 봐주세요
  never-loved | 모솔인데 가능성 있나요
  why-still-alone | 왜 저는 여자가 없을까요
  > how-to-meet | 어떻게 하면 생겨요

  am-i-kept-around | 이 남자 저 어장하는 건가요
  warm-meeting-cold-text | 만나면 잘해주는데 연락은 안해요
  meets-never-names | 한 달째 고백을 안 해요
  define-us | 제가 먼저 물어볼까요 우리 무슨 사이냐고
  > open-a-talk | 뭐라고 물어봐요?
  > how-would-they-take-it | 부담스러워하면요
  > is-it-their-nature | 그 사람 사주로 보면 원래 그런 성격이에요?
  cheating-in-chart | 바람기 있어요?
  someone-else-too | 저 말고 다른 여자도 만나는 것 같아요
  > wait-or-stop | 그냥 끊을까요
  > cannot-do-so | 근데 좋아요ㅠㅠ
  > how-long-to-wait | 언제까지 기다려요

  told-lets-part | 남친이 헤어지재요
  > told-lets-part | 방금 카톡으로요
  hold-who-leaves | 잡을까요
  > ask-ex-to-meet | “한번만 만나서 얘기하자” 이렇게 보낼까요?
  whose-fault | 제가 뭘 잘못했을까요
  > who-apologises-first | 자존심 상해요
  leaver-turns-round | 걔 마음 돌아올까요
  > contact-ex-when | 그럼 며칠 있다가 연락해요?
  > contact-ex-first | 지금 당장 전화하면 안돼요?
  feels-hurt | 너무 힘들어요 잠도 안와요
  > will-do-so | 네 그냥 자볼게요

  hour-unknown | 생시 모르는데 괜찮아요?
  love-luck-at-large | 그럼 연애운 봐주세요
  > next-year-luck | 내년은요?

  crush-coworker | 회사 선배를 좋아하는데요
  only-a-younger-sister | 선배는 저를 그냥 후배로 보나요
  > tells-good-sign | 남자친구는 없대요
  crush-come-closer | 어떻게 친해지죠
  ask-them-out | 커피 사준다고 하면 이상할까요
  these-words-all-right | “선배 저번에 도와주셔서 감사해서요 커피 한잔 살게요” 어때요
  > sent-and-answered | 답 왔어요 좋대요!
  > date-where | 그럼 만나서 뭐해요
  > confess-when | 고백은 아직 이르죠?
  refused-then-awkward | 회사라서 차이면 불편할까봐요
  us-two-match | 선배랑 저 궁합은요

  divorce-or-not | 남편이랑 계속 살아야 할까요
  spouse-no-talk | 대화가 없어요 각방 쓴지 2년이에요
  will-we-divorce | 이혼수 있어요?
  stay-for-children | 애들이 아직 어려요
  spouse-changed | 남편은 저한테 마음이 없는 걸까요
  cheating-in-chart | 남편 사주에 여자 있어요?
  decade-luck | 대운이 언제 바뀌어요
  > decade-luck | 바뀌면 좋아져요?
  > what-then | 그럼 제가 뭘 해야 하나요
  > cannot-do-so | 먼저 말 걸기도 싫어요
  divorce-or-not | 그냥 참고 살까요

  how-to-forget | 전남친 못 잊겠어요 어떻게 잊어요
  > not-over-after-a-year | 1년이나 됐는데 왜 이럴까요
  new-love-to-forget | 새로운 사람 만나면 잊혀질까요
  > how-long-it-hurts | 언제쯤 괜찮아져요

  us-two-match | 여자친구랑 상극이라던데 진짜예요?
  gunghap-score | 점수로 몇점인가요
  my-animal-year | 저는 뱀띠고 여친은 돼지띠예요
  > my-animal-year | 띠 충이면 헤어져요?
  > what-fits-best | 맞는 점은 없나요
  us-two-match | 결혼해도 괜찮은 궁합이에요?
  > who-apologises-first | 싸우면 누가 먼저 사과하는게 좋아요
  tired-of-apologising | 저는 먼저 하는데 여친은 절대 안해요
  > love-but-tired | 제가 지칠 것 같아요
  partner-loves-me | 여친이 저를 사랑하긴 하는 걸까요
  > will-do-so | 알겠어요 좀 더 노력해볼게요

  alone-for-life | 그냥 직설적으로 말해줘요 저 혼자 살 팔자예요?
  spouse-blessing | 왜 남자복이 없죠
  only-bad-ones | 맨날 이상한 남자만 꼬여요
  > is-it-my-fault | 제가 문제인가요
  > change-myself | 고치려면 어떻게 해요
  > sooner-than-that | 올해 안에는 힘들어요?
  > said-otherwise-before | 아까는 된다면서요
  > heard-otherwise | 다른데서는 내년이라던데

  text-first-or-wait | 선톡해도돼?
  > text-what | 머라고 보내지
  > these-words-all-right | “뭐해?” 이건 너무 뻔해?
  > sent-and-answered | 답왔다 ㅋㅋㅋ “집이야 너는?” 이래
  > keep-talk-going | 이제 뭐라 해
  ssum-likes-me | 얘 나 좋아하는거 맞아?
  > tells-bad-sign | 근데 칼답은 아니야
  > ask-them-out | 만나자고 내가 해?
  > ask-out-when | 언제 만나

  back-together-will | 재회운 있나요
  > how-many-percent | 몇 퍼센트예요?
  when-ex-contacts | 언제 연락 와요
  > after-that-month | 안 오면요

  wedding-date | 내년에 결혼하려는데 몇월이 좋아요?
  > is-our-day-good | 10월 18일 괜찮아요?
  in-laws-ahead | 시어머니랑은 잘 지낼까요
  in-laws-conflict | 예비 시어머니가 자꾸 간섭하세요
  spouse-not-on-my-side | 남친은 가운데서 아무 말도 안해요
  > ask-for-change | 남친한테 뭐라고 말해야 돼요
  these-words-all-right | “어머님 말씀 좀 조율해줬으면 좋겠어” 이러면 싸울까요
  wedding-about-to-break | 파혼까지 생각했어요
  marry-this-one-should | 이 사람이랑 결혼하는 게 맞을까요
  > tells-more | 집은 저희가 반반 하기로 했어요
  money-luck-of-two | 돈복은 있어요 둘이?

  low-self-worth | 요즘 자존감이 너무 낮아요
  friends-all-paired | 남들은 다 연애하는데 저만 못해요
  am-i-charming | 제가 매력이 없나봐요
  am-i-charming | 제 매력이 뭐예요?
  > feels-hurt | 근데 그걸 아무도 몰라줘요
  low-self-worth | 거울 보기도 싫어요
  looks-and-love | 살 빼면 달라질까요
  cannot-bear-being-alone | 혼자 있으면 우울해요
  > when-life-gets-better | 다음달엔 좀 나아져요?

  crush-taken | 그 사람 여친 있는데 좋아해요
  > wait-for-couple-to-part | 헤어질까요 그 둘
  > wait-for-couple-to-part | 기다려볼까요
  > knows-it-well | 나쁜 거 아는데 맘대로 안돼요
  crush-likes-me | 그 사람도 저한테 마음 있는 거 같아요
  > tells-good-sign | 맨날 먼저 연락와요 고민상담도 해요
  > crush-likes-me | 그건 호감 아니에요?
  > may-i-do-so | 그럼 거리를 둬야 돼요?
  > text-less | 어떻게 둬요

  waiting-for-soldier | 남친 군대갔는데 기다릴까요
  > tells-more | 8개월 남았어요
  couple-contact-little | 요새 전화도 뜸해요
  partner-cooled | 마음이 식었나봐요
  partnered-drawn-elsewhere | 새로운 남자가 다가와요
  > partnered-drawn-elsewhere | A 남친 기다리기 B 새 남자 만나보기 뭐가 나아요
  > partnered-drawn-elsewhere | 새 남자랑은 어떨 거 같아요
  his-chart-too | 생일은 99년 3월 5일이래요
  > regret-if-i-part | 후회 안할까요

  marriage-agency | 결혼정보회사 가입할까요
  > marriage-agency | 돈이 아까운데 효과 있을까요
  spouse-blessing | 제 배우자복은요
  older-or-younger | 연하 만날 수 있어요?
  marry-when-alone | 몇살에 결혼해요

  ex-contacts-why | 전남친한테 연락왔어요!!
  > ex-contacts-why | “잘 지내?” 이렇게요
  > ex-feelings-left | 무슨 마음일까요
  > answer-ex | 답장 할까요?
  > answer-slow-on-purpose | 바로 해요 아니면 좀 있다가?
  > texted-after-fight | 뭐라고 답해요
  > these-words-all-right | “응 잘 지내 너는?” 이거면 돼요?
  > did-it-now | 보냈어요
  > texted-ex-no-answer | 답이 없어요 두시간째
  > ex-contacts-why | 왜 보낸걸까요 그럼
  > am-i-kept-around | 저 갖고 노는 거예요?
  > ex-asks-to-meet | 만나자고 하면 만나야 돼요?
  was-cheated-on | 사실 헤어진 이유가 걔 바람이에요
  > cheater-comes-back | 사람 안 변하죠?

  angry-without-reason | 여친이 삐졌는데 이유를 말 안해요
  > apology-words | 어떻게 풀어줘요
  these-words-all-right | “미안해 내가 뭐 잘못했어?” 이렇게 보내면 더 화낼까요
  i-forgot-their-day | 기념일 까먹은 거 같아요 ㅋㅋㅋㅋ 망했다
  > what-gift | 선물 뭐 사죠
  surprise-visit-partner | 오늘 찾아갈까요
  did-it-worked | 풀렸어요 감사합니다!!

  what-matters-in-a-match | 궁합이 뭘 보는 거예요?
  their-birthday-unknown | 상대 생일 모르면 못 봐요?
  my-animal-year | 저랑 잘 맞는 띠는요

  what-the-yearly-luck-is | 세운이 뭐예요
  love-this-year | 올해 제 세운은 연애에 좋아요?
  decade-luck | 대운은 언제 들어와요
  samjae-years | 삼재라던데 연애해도 돼요?
  hongyeom-star | 홍염살은 뭐예요 저 있어요?
  scary-star-names | 신살 나쁜거 있어요?
  > scary-star-names | 그거 없애려면요
  rites-and-charms | 부적 써야 되나요
  too-much-of-one | 오행 중에 뭐가 많아요
  > no-love-in-chart | 그래서 남자운이 없는 거예요?
  spouse-blessing | 관성이 없대요 저
  love-this-year | 결론은 올해 생겨요 안생겨요

  crush-married | 유부남 만나고 있어요
  married-one-divorces | 이혼한다는데 믿어도 돼요?
  > tells-more | 2년째 기다렸어요
  > knows-it-well | 정리해야 하는 거 알아요
  partner-loves-me | 그 사람 저 사랑하긴 해요?
  cannot-bear-parting | 혼자 될까봐 무서워요
  > parting-words | 어떻게 끝내요
  part-face-or-text | 문자로 끝내도 될까요

  second-date-ahead | 소개팅하고 애프터 잡혔어요
  how-many-dates-first | 두번째 만남에서 고백은 좀 그렇죠?
  > date-where | 어디 가는게 좋아요
  ssum-likes-me | 그분이 절 어떻게 생각해요
  tells-good-sign | 카톡은 매일 해요
  drop-honorifics | 존댓말 언제 놓을까요
  good-and-bad-days | 만나는 날 운 좋아요? 28일이요

  just-fought | 남친이랑 싸웠어
  tells-own-part | 내가 좀 심하게 말했어
  > who-apologises-first | 먼저 사과해?
  > who-apologises-first | 자존심 상하는데
  > apology-words | 뭐라고 해 그럼
  these-words-all-right | “아까는 내가 말이 심했어 미안” 이거 어때
  > will-do-so | 보낼게
  > read-no-answer | 읽고 답이 없어
  afraid-they-leave | 헤어지자고 하면 어떡해
  partner-is-avoidant | 얘 원래 회피형이야?
  > is-it-in-my-chart | 사주에 그런것도 나와?
  > am-i-avoidant | 나는 무슨형이야
  > feels-glad | 신기하다 ㅋㅋ

  crush-trainer | 헬스장 트레이너 좋아해요 ㅠ
  kind-by-trade | 저한테 잘해주는데 영업일까요
  > tells-more | 번호는 있어요
  > crush-trainer | 사적으로 연락하면 부담일까요
  > crush-comes-true | 가능성 있어요?

  remarry-ex-spouse | 이혼했는데 다시 합칠 수 있을까요
  ex-spouse-over-child | 애 때문에 자주 봐요
  ex-feelings-left | 전처 마음은 어떤가요
  tells-own-part | 제가 도박을 했었어요 지금은 끊었고요
  > win-back-trust | 어떻게 해야 믿어줄까요
  > day-for-talk | 언제쯤 말을 꺼내요
  after-divorce | 재혼하는 게 나을까요 차라리
  ex-spouse-on-mind | 그래도 전처가 좋아요
  letter-to-partner | 편지를 쓸까 하는데 어때요

  couple-slump | 권태기인 것 같아요
  partner-cooled | 남친이 예전같지 않아요
  shall-part | 헤어져야 할까요
  > partner-cooled | 사랑이 식은 걸까요
  > couple-slump | 극복하려면 뭐해야 해요
  > i-want-distance | 시간을 갖자고 할까요?
  > afraid-they-leave | 그러다 진짜 끝나면요
  > when-life-gets-better | 언제 나아져요

  after-divorce | 재혼운이 있을까요
  > tells-more | 애가 둘 있어요
  someone-comes | 좋은 사람 만날 수 있을까요
  > someone-comes-when | 언제쯤 만납니까
  same-kind-again | 또 그런 사람 만날까 겁나요
  whom-to-avoid | 어떤 사람을 피해야 합니까
  will-the-children-take-it | 애들이 싫어하면 어떡하죠

  long-distance | 장거리 커플인데 괜찮을까요
  > long-distance | 남친이 부산이고 저는 서울이요
  > long-distance | 한달에 한번 봐요
  move-for-love | 제가 내려가야 하나요 남친이 올라와야 하나요
  > us-two-match | 저랑 합이 들어요?
  cheating-in-chart | 바람필 확률은요
  > long-distance | 내년에 합칠 수 있을까요
  > move-for-love | 직장을 그만둬야 할지 고민이에요
  change-jobs | 이직운도 봐줘요?
  gunghap-bad | 점수 낮아도 결혼한 사람 많죠?

  app-person-trust | 데이팅앱에서 만난 여자 믿어도 될까요
  app-not-met-yet | 사진이랑 다르면 어떡하죠
  first-message-to-stranger | 첫 메시지 뭐라고 보내요
  > sent-no-answer-yet | 답이 없네요
  > will-do-so | ㅋㅋ 다른 사람 찾아볼게요

  never-spoke-to-crush | 같은과 여자애 좋아하는데 말도 못걸어봤어요
  follow-them-first | 인스타 팔로우 먼저 걸어도 될까요
  followed-back | 맞팔 왔어요
  > first-message-to-stranger | 디엠 보내요?
  these-words-all-right | “안녕 나 같은과 OO인데 과제 했어?” 어때요
  > lighter-words | 너무 찐따같지 않나
  crush-likes-what-type | 걔 이상형은 어떤 남자예요
  > am-i-their-type | 저는 해당돼요?
  now-or-after-it | 종강 전에 고백할까요 방학 때 할까요
  friends-say-do-not | 친구는 하지 말래요
  if-you-were-me | 선생님은 어떻게 생각해요
  > cannot-do-so | 확신이 없어요

  called-off-wedding | 결혼 약속한 사람이랑 헤어졌어요
  > parted-after-long-years | 7년 만났어요
  too-late-by-age | 제 나이에 다시 시작할 수 있을까요
  ex-has-new | 그 사람은 벌써 새 여자 있대요
  feels-hurt | 배신감 들어요
  ex-regrets | 후회할까요 그 사람
  > good-to-go-back | 돌아오면 받아줘야 되나요
  next-year-luck | 내년 연애운은 어때요
  next-one-lasts | 다음 사람은 더 나아요?
  i-am-crying | 오늘은 그냥 울고 싶어요

  pregnant-before-wedding | 여친이 임신했대요
  > pregnant-before-wedding | 결혼해야겠죠?
  > wedding-scares-me | 솔직히 무서워요
  > will-i-be-a-good-spouse | 잘 할 수 있을까요 제가

  us-two-match | 썸남이랑 궁합 좀 봐주세요
  > couple-lasts | 사귀면 오래가요?
  what-they-like-in-me | 그 사람은 저 어디가 좋대요?
  > my-faults | 단점은요
  who-confesses-first | 고백은 누가 먼저 할까요
`);

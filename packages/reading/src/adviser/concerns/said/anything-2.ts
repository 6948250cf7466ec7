import { evenings } from './evenings.ts';

/** Readers who try everything, message by message. */
export default evenings(`
  love-luck-at-large | 안녕하세요 제 연애운 좀 봐주세요
  best-month-for-love | 내년 상반기랑 하반기 중에 언제가 더 나아요?
  > why-say-so | 사주 어디에 그렇게 나와 있는 거예요?
  kind-of-person-to-come | 어떤 사람을 만나게 될지도 보이나요
  introvert-in-love | 아까 낯가린다고 말씀 안 드렸는데 저 처음 보는 사람 앞에서 말을 거의 못해요
  > someone-comes | 그래도 생길까요

  love-this-year | 올해 안에 여자친구 생깁니까
  > love-this-year | 한 달밖에 안 남았는데요
  which-way-to-meet | 소개팅이 나아요 동호회가 나아요?
  > why-say-so | 근거가 뭡니까 사주에서
  blind-date-coming | 다음 주에 소개팅 하나 잡히긴 했어요
  > blind-date-coming | 잘 될까요 그 소개팅?

  crush-likes-me | 회사 선배를 좋아하고 있어요 선배도 저한테 마음이 있을까요?
  > why-say-so | 왜 그렇게 보세요?
  confess-when | 고백은 언제 하는 게 좋을까요
  > confess-on-the-day | 크리스마스에 하면 어때요
  > confess-on-the-day | 그럼 내년 3월에 고백하면?
  > another-gets-there-first | 너무 늦지 않아요? 그사이에 딴 사람 생길까봐
  ask-them-out | 먼저 밥 먹자고 해볼까요 아니면 커피?
  asked-me-to-meet | 근데 방금 선배한테 톡 왔어요 내일 점심 같이 먹자고
  > asked-me-to-meet | 저 어떡해요 뭐라고 답해요

  how-crush-sees-me | 같은 과 애 좋아하는데 걔는 나 어떻게 생각해?
  > only-a-younger-sister | 친구로만 보는 거야?
  make-crush-see-me | 어떻게 하면 남자로 보일까
  crush-likes-what-type | 사주로 봤을때 걔가 좋아하는 스타일이 뭐야
  > us-two-match | 나랑은 맞고?
  now-or-after-it | 종강 전에 고백할까 방학 때 할까
  > confess-when | ㅇㅋ 그럼 방학 때 언제쯤

  back-together-will | 헤어진 지 두 달 됐는데 다시 만날 수 있을까요
  ex-thinks-of-me | 그 사람도 저를 생각하고 있나요?
  why-ex-silent | 그럼 왜 연락을 안 해요
  when-ex-contacts | 언제쯤 연락이 올까요
  > sooner-than-that | 크리스마스까지는 될까요
  contact-ex-first | 제가 먼저 하면 안 돼요?
  what-words | 뭐라고 보내면 좋을지 문장으로 써주세요
  > how-would-they-take-it | 그거 너무 구질구질해 보이지 않을까요
  > lighter-words | 좀 더 가볍게요

  back-together-will | 전여친이랑 재회 가능성 있나요
  tell-me-straight | 솔직하게 말해주세요
  sent-and-answered | 지난주에 생일이라 축하한다고 보냈는데 고마워 하고 끝이었습니다
  > what-are-they-thinking | 그건 무슨 뜻일까요
  > contact-ex-first | 한 번 더 연락해도 됩니까?
  > if-it-goes-on | 내년에도 안 되면요
  back-or-new | 그냥 새 사람 찾는 게 나을까요 아니면 기다리는 게 나을까요

  couple-reaches-marriage | 남자친구랑 결혼할 수 있을까요?
  > marry-this-year | 내년에 하는 거 괜찮아요?
  dodges-wedding-talk | 남친이 아직 말을 안 꺼내는데 왜 그럴까요
  > partner-loves-me | 마음이 없는 건 아니죠?
  > raise-wedding-talk | 제가 먼저 꺼내도 돼요?
  wed-when-together | 사주에서 남친 쪽 결혼운은 언제 들어와요
  > wed-when-together | 저는요?
  > whose-time-counts | 둘이 다르면 누구 걸 따라야 해요

  marry-at-all | 저 결혼은 하긴 하나요
  > marry-when-alone | 몇 살에요?
  > you-mean-then | 마흔 넘어야 된다는 말씀이세요?
  kind-of-spouse | 배우자는 어떤 사람인가요
  older-or-younger | 연상입니까 연하입니까
  arranged-meeting | 부모님이 선보라고 하시는데 볼까요 말까요
  > tells-more | 이번 주 토요일이라고 하네요

  left-unread | 썸남이 하루종일 카톡 안읽씹이에요ㅠㅠ
  busy-or-cooled | 바쁜 걸까요 식은 걸까요
  > good-until-then | 어제까진 진짜 잘 됐거든요 통화도 한 시간 하고
  > after-no-answer | 먼저 또 보내도 돼요?
  > reply-to-ex | 뭐라고요?
  answered-with-reason | 아 방금 답장 왔어요 자느라 못 봤대요ㅋㅋㅋ
  > can-i-trust-partner | 믿어도 될까요
  ssum-official-when | 언제쯤 사귀자고 할까요
  > sooner-than-that | 이번 달 안에는 힘들어요?

  ssum-likes-me | 썸녀 마음이 궁금합니다
  always-me-first | 답장은 오는데 먼저는 절대 안 와요
  ssum-likes-me | 관심 있는 거 맞아요?
  > crush-what-like | 사주로는 어떤 성격인데요
  > text-first-or-wait | 그럼 제가 계속 먼저 해야 하네요
  ask-them-out | 이번 주말에 만나자고 해도 될까요
  date-where | 영화가 나을까요 술이 나을까요
  > if-they-refuse | 거절당하면 어떻게 하죠

  us-two-match | 저희 궁합 어떤가요
  > what-fits-best | 좋은 점이랑 안 좋은 점 하나씩만 말해주세요
  spending-differs | 왜 자꾸 돈 문제로 싸우죠?
  who-gives-in | 누가 더 맞춰야 돼요
  > partner-loves-me | 그 사람은 저를 어떻게 느낄까요
  > gunghap-score | 점수로 치면요?
  > gunghap-bad | 점수 낮으면 헤어져야 되는 거예요?
  couple-next-year | 내년에는 좀 덜 싸울까요

  us-two-match | 아내랑 궁합을 보고 싶습니다
  > tells-more | 결혼한 지 10년 됐습니다
  spouse-no-talk | 요즘 대화가 없어요
  partner-wants-of-me | 아내는 저한테 뭐가 제일 서운할까요
  is-it-in-my-chart | 그게 사주에 나옵니까?
  > what-pleases-them | 제가 뭘 하면 됩니까
  what-gift | 다음 달이 결혼기념일인데 여행이 나을까요 선물이 나을까요
  > tells-more | 12월 중순쯤입니다

  only-bad-ones | 저 왜 맨날 나쁜 남자만 만나요
  tell-me-straight | 돌려 말하지 말고 말해주세요
  > is-it-in-my-chart | 그게 제 팔자예요?
  change-myself | 고칠 수는 있어요?
  someone-comes-when | 그럼 다음 남자는 언제 와요
  > kind-of-person-to-come | 그때 오는 사람은 괜찮은 사람이에요?

  is-it-over | 차였습니다 끝난 거죠?
  ex-feelings-left | 걔 마음이 아예 없어요?
  why-it-ended | 헤어지자고 한 이유가 뭘까요 말을 안 해줘요
  whose-fault | 제 잘못입니까
  hold-who-leaves | 잡을까요 놔둘까요
  back-together-when | 잡으려면 언제요
  > sooner-than-that | 연말은요?
  dumped-by-text | 하 진짜 열받네요 3년을 만났는데 카톡으로 헤어지재요
  what-then | 뭐부터 해야 되냐고요

  never-loved | 모쏠인데요ㅠ 저 연애 할 수 있어요?
  marry-when-alone | 언제요?
  > why-say-so | 진짜요? 근거가 뭐예요
  am-i-charming | 저는 매력이 없는 거 같아요
  friends-all-paired | 친구들은 다 남친 있는데 나만 없음
  am-i-charming | 제 사주에서 매력이 뭐예요
  > how-to-meet | 그럼 뭘 해야 돼요
  join-a-club | 동아리 들어갈까요 알바 할까요

  after-divorce | 이혼한 지 3년 됐습니다. 재혼운이 있을까요
  > divorced-with-a-child | 아이가 하나 있습니다
  > someone-comes-when | 언제쯤이 좋습니까
  > sooner-than-that | 내후년이면 너무 늦는 것 같은데 내년은 안 됩니까
  kind-of-person-to-come | 어떤 분이 저랑 맞습니까
  why-it-ended | 첫 결혼은 왜 그렇게 됐을까요 사주로 보면
  second-marriage-well | 또 실패할까 봐 겁이 납니다

  is-partner-cheating | 남친이 바람피우는 것 같은데 사주에 보여요?
  partner-hides-something | 폰을 뒤집어놓고 화장실에도 들고 가요
  over-sensitive | 제가 예민한 거예요?
  > open-a-talk | 물어볼까요 그냥 지켜볼까요
  > open-a-talk | 물어보면 뭐라고 해요
  walks-out-of-quarrel | 방금 물어봤는데 화내고 나갔어요
  > is-that-why | 이거 찔려서 그런 거죠
  > is-partner-cheating | 저 어떡해요 지금

  proposal-when | 여자친구한테 프로포즈 언제 하면 좋을까요
  > which-of-two-days | 내년 3월 여자친구 생일이랑 비교하면요
  > would-they-take-me-back | 받아줄까요?
  partner-thinks-marriage | 여자친구는 결혼 생각이 있는 걸로 나오나요
  > why-say-so | 왜 그런가요
  > no-money-to-wed | 집은 아직 못 구했는데 괜찮겠죠
  which-of-two-days | 식은 내년 가을 생각합니다 9월 10월 중에 뭐가 나아요

  marry-at-all | 결혼 못 할 것 같아요
  parents-press | 엄마가 매일 전화해서 결혼 얘기해요
  no-love-in-chart | 저 사주에 남자가 없대요 전에 본 데서
  > no-love-in-chart | 진짜 없어요?
  why-still-alone | 그럼 왜 여태 못 만났어요
  love-next-year | 내년에 서른일곱인데 내년엔 돼요?
  marriage-agency | 결혼정보회사 가입할까요? 그리고 가입하면 몇 월이 좋아요?
  > tells-more | 비싸던데 ㅠ

  crush-coworker | 알바 같이 하는 누나 좋아해요
  only-a-younger-sister | 누나는 저 그냥 동생으로 보나요?
  tells-more | 두 살 차이에요
  confess-accepted | 고백하면 받아줄 확률은요
  confess-when | 언제가 좋아요
  crush-leaving | 이번 주 금요일에 누나 마지막 출근이래요
  > confess-on-the-day | 그럼 금요일에 해야 되는 거 아니에요?
  confess-by-letter | 편지가 나아요 말로 하는 게 나아요
  > confess-words | 뭐라고 말하죠

  is-it-ssum | 인스타로 연락하는 남자 있는데 이거 썸이에요?
  their-birthday-unknown | 생일은 몰라요 그 사람
  liked-my-post | 스토리에 하트는 매번 눌러요
  always-me-first | 디엠은 제가 먼저 해야 와요
  am-i-kept-around | 어장일까요
  someone-comes | 제 사주로만 봐도 되니까 지금 저한테 인연 들어오는 때예요?
  > luck-this-month | 이번 달은요 그리고 다음 달은요
  ask-them-out | 만나자고 해볼까요

  someone-comes-when | 연애운 언제 들어오나요
  foretold-did-not-come | 작년에도 좋다고 하던데 아무 일 없었습니다
  my-character | 그럼 제 성격 맞혀보세요
  you-are-right | 오 그건 좀 맞네요
  kind-of-person-to-come | 그래서 저는 어떤 여자랑 맞아요
  where-to-meet | 어디서 만나요
  > love-next-year | 내년 몇 월이요?

  us-two-match | 저희 궁합이 나쁜 거죠?
  fights-another-way | 저는 말로 풀어야 되는데 남편은 입을 닫아요
  > partner-is-avoidant | 남편은 왜 그래요
  spouse-changed | 남편도 저를 사랑은 하나요
  divorce-or-not | 이혼할까요 참을까요
  > tells-more | 애들이 아직 초등학생이에요
  flatmate-spouse | 오늘도 한마디도 안 하고 각방이에요
  > alone-beside-them | 너무 외로워요

  how-to-forget | 전여친 못 잊겠어
  dreamt-of-ex | 1년 됐는데도 꿈에 나와
  their-birthday-unknown | 생일은 까먹었어 ㅋㅋ 미안
  back-together-will | 나한테 재회운이란 게 있긴 해?
  how-long-it-hurts | 언제 잊혀져?
  someone-comes-when | 새 사람은 언제 오는데
  > why-say-so | 왜 내년이야 올해는 왜 안돼
  block-ex | 인스타 끊을까 그냥 둘까

  ex-watches-stories | 전남친이 인스타 스토리를 매일 봐요 미련 있는 거예요?
  > tells-more | 차인 건 전데
  > ex-feelings-left | 사주로 봐도 미련 있어요?
  why-it-ended | 그럼 왜 헤어지자고 했을까요
  when-ex-contacts | 언제 연락 와요
  > when-ex-contacts | 이번 주요? 다음 주요?
  caught-looking-at-ex | 어떡해요 방금 좋아요 눌렸어요!!
  what-then | 제가 답으로 뭐 해야 돼요 가만 있어야 돼요
  after-that-month | 가만 있다가 영영 안 오면요

  wants-and-does-not | 사람 만나는 게 귀찮은데 연애는 하고 싶습니다
  am-i-odd | 이상한가요
  alone-for-life | 사주가 원래 혼자 사는 사주입니까
  wants-and-does-not | 혼자 살면 외롭고 둘이면 피곤하고 뭐 어쩌라는 건지
  change-myself | 딱 하나만 고치라면 뭘 고칠까요
  someone-comes-when | 언제부터 움직이면 됩니까
  > which-of-two-days | 12월부터요 1월부터요?

  low-self-worth | 자존감이 너무 낮아요
  lose-myself-in-love | 연애하면 항상 눈치를 봐요
  > over-sensitive | 왜 이럴까요
  strong-or-weak-chart | 제 사주가 약한 사주예요?
  > low-self-worth | 어떻게 하면 나아져요
  they-said-cooled | 전남친이 저보고 질린다고 했어요
  > words-that-hurt | 그 말이 계속 생각나요
  will-i-be-loved | 저도 사랑받을 수 있을까요

  rest-from-love | 요즘 되는 게 없어서 연애할 마음도 안 나요
  tells-more | 취준 2년째입니다
  may-i-ask-this | 연애 상담이라 그건 안 봐주시나요
  work-or-love | 그럼 연애는 취업하고 하는 게 맞아요 지금 해도 돼요?
  low-self-worth | 저 같은 놈을 누가 좋아합니까
  my-strong-points | 제 장점이 있긴 해요?
  > next-year-luck | 내년엔 좀 풀릴까요

  age-gap-couple | 여섯 살 연하 남친인데 궁합 좀요
  age-gap-couple | 나이 차 때문에 힘들까요
  partner-thinks-marriage | 남친은 저랑 결혼 생각 있어요?
  wed-when-together | 몇 년 뒤에요? 저 나이 많은데
  > partner-not-ready | 더 기다릴까요 정리할까요
  said-otherwise-before | 아까 궁합은 좋다면서요
  raise-wedding-talk | 그럼 내년 안에 얘기 꺼내면 언제가 좋아요
  > raise-wedding-talk | 설 때는요?

  > us-two-match | 아 그냥 궁합요
  tired-of-apologising | 싸우면 왜 맨날 제가 사과해야 합니까
  whose-chart-is-stronger | 여친 사주가 더 센 거예요?
  > my-character | 저는 어떤데요
  who-apologises-first | 이번에도 먼저 사과할까요 버틸까요
  say-by-text-or-face | 문자로 할까요 전화로 할까요
  tomorrow-instead | 지금 밤 열두신데 내일 해도 돼요?

  am-i-turned-down | 썸붕난거같아요
  texts-grew-rare | 왜냐면 만나고 나서부터 연락이 줄었어요
  whose-fault | 제가 뭘 잘못했을까요
  disappointed-in-me | 그사람 저한테 실망했어요?
  warm-them-again | 다시 살릴 수 있어요?
  text-first-when | 언제 연락해볼까요 이번 주말?
  text-what | 뭐라고 보내요 두 개만 써주세요
  > will-do-so | 첫 번째 걸로 할게요
  did-it-now | 보냈어요!! 떨려요

  two-at-once | 두 여자랑 연락 중인데 한 명만 등록했습니다
  > us-two-match | 등록한 사람이랑은 어때요
  am-i-playing-them | 나쁜 놈인가요 저ㅋㅋ
  their-birthday-unknown | 다른 한 명은 생일을 몰라서요
  > which-of-them-fits | 등록한 쪽으로 가는 게 맞을까요
  confess-when | 고백은 언제 하면 됩니까
  > sooner-than-that | 크리스마스 전에 끝내고 싶은데
  which-of-two-days | 12월 첫째 주랑 셋째 주 중에요

  too-late-by-age | 늦었지만 결혼하고 싶습니다
  kind-of-spouse | 제 배우자 자리는 어떤가요
  spouse-money | 돈 있는 남자예요?
  kind-of-spouse | 성격은요
  will-i-have-children | 아이도 낳을 수 있을까요
  someone-comes-when | 언제 만나요
  marry-this-year | 내년 상반기 안에 만나고 내후년에 결혼하면 무리일까요
  where-to-meet | 어디 가야 만납니까

  crush-for-years | 짝사랑 2년차입니다
  give-up-crush | 이제 접을까 하는데 접어야 돼요?
  ssum-likes-me | 걔는 진짜 저한테 1도 없어요?
  why-say-so | 왜요 사주에 뭐라 나오는데요
  confess-then-let-go | 고백하고 차이는 게 나아요 그냥 접는 게 나아요
  confess-when | 하면 언제
  crush-got-partner | 근데 사실 걔 남친 생긴 거 오늘 알았어요
  > drinks-to-forget | 술 마시고 있어요 지금
  > feels-hurt | 하 모르겠다

  crush-trainer | 헬스장 트레이너 쌤을 좋아하게 됐어요
  crush-much-younger | 나이는 저보다 네 살 어려요
  ssum-or-only-kind | 저한테만 잘해주는 건지 원래 그런 건지 모르겠어요
  can-a-chart-tell | 그분 마음이 사주로 보여요?
  kind-by-trade | 회원이라서 잘해주는 거겠죠
  test-their-heart | 어떻게 떠볼까요
  now-or-after-it | PT가 다음 달 말에 끝나요 그 전에요 후에요?
  > excuse-to-meet | 재등록할까요 말까요ㅋㅋ

  someone-comes-when | 저 언제 연애해요
  tells-more | 군대 전역한 지 석 달 됐어요
  love-this-year | 올해는 글렀나요
  christmas-alone | 크리스마스 혼자 보내겠네
  love-next-year | 그럼 내년 몇 월요
  > why-say-so | 왜 하필 그때예요
  prepare-until-then | 그 전까지 뭐 하고 있을까요
  looks-and-love | 살 빼기 vs 옷 사기

  works-with-ex | 헤어졌는데 같은 회사예요
  works-with-ex | 매일 봐야 돼서 미치겠어요
  ex-hurts-too | 그 사람은 아무렇지 않아 보여요 진짜 아무렇지 않아요?
  tell-me-straight | 차트에 뭐라고 나오는지 그대로 말해주세요
  back-together-will | 다시 만나자고 할 가능성은요
  > someone-comes-when | 언제요?
  change-jobs | 제가 이직하는 게 나을까요 버티는 게 나을까요
  > tells-more | 오늘 회식에서 저 데려다준다고 했는데 거절했어요
  was-that-right | 잘한 거예요?

  i-dumped-and-regret | 제가 찼는데 후회합니다
  would-they-take-me-back | 돌아가면 받아줄까요
  ex-hates-me | 많이 화나 있을까요
  apology-words | 어떻게 사과해야 됩니까
  texted-ex-no-answer | 전화는 안 받고 카톡은 읽기만 해요
  letter-to-ex | 편지는 어때요
  > which-of-two-days | 이번 달에 할까요 내년 1월에 할까요
  why-say-so | 사주에서 왜 그때가 나은 건데요
  > cheer-me-on | 진심이 통했으면 좋겠네요

  waiting-for-soldier | 남친이 군대 갔는데 기다릴까요 말까요
  tells-more | 내년 8월에 전역해요
  couple-lasts | 그때까지 갈 수 있어요?
  can-i-trust-partner | 걔는 저밖에 없다는데 진짜예요?
  > partnered-drawn-elsewhere | 솔직히 저는 좀 흔들려요
  partnered-drawn-elsewhere | 회사에 잘해주는 오빠가 있어요
  > which-of-them-fits | 둘 중에 누구예요
  their-birthday-unknown | 오빠 생일은 몰라요

  wed-too-fast | 만난 지 다섯 달인데 결혼하자고 합니다 여자가
  > wed-too-fast | 너무 빠르지 않나요
  can-i-trust-partner | 이 사람 믿어도 됩니까
  partner-at-heart | 사주로 볼 때 어떤 사람인지만 말해주세요
  wedding-date | 내년 5월에 하자고 하는데 그때 어떻습니까
  postpone-wedding | 미루면 언제까지 미룰까요
  > would-they-wait | 미루자고 하면 떠날까요

  blind-dates-tire | 소개팅 10번 했는데 다 안됐어요
  it-always-fizzles | 뭐가 문제예요
  too-picky | 눈이 높대요 다들
  too-picky | 제가 눈 높은 거 맞아요? 사주로도?
  my-few-conditions | 얼굴 안 보는데 말 안 통하는 건 못 참겠어요
  too-picky | 그럼 조건을 낮춰요 아니면 더 기다려요
  how-long-to-wait | 언제까지요

  opposite-natures | 남친이랑 성격이 너무 반대예요 이거 맞는 거예요?
  different-tastes | 저는 집순이 걔는 밖돌이
  what-fits-best | 궁합에서 제일 좋은 게 뭐예요
  where-we-clash | 제일 조심할 건요
  > the-conclusion | 한 마디로 하면 계속 만나도 된다는 거죠?
  heard-otherwise | 근데 다른 데선 안 좋다고 했는데 왜 말이 달라요

  kind-of-person-to-come | 궁합 볼 사람은 없는데 저랑 잘 맞는 사람이 어떤 사주인지 알고 싶어요
  > my-animal-year | 무슨 띠요?
  too-much-of-one | 불이 많은 사람이요? 저는 뭐가 많은데요
  where-to-meet | 그런 사람은 어디서 봅니까
  whom-to-avoid | 반대로 피해야 될 사람은요
  > you-are-right | 전여친이 딱 그랬는데 소름
  someone-comes-when | 다음 사람은 언제쯤
  > sooner-than-that | 내년 가을요? 너무 멀다ㅠ

  confess-or-not | 과 동기 좋아하는데 고백할까 말까
  crush-likes-me | 걔가 나 좋아하는 거 같기도 하고 아닌 거 같기도 하고
  > crush-likes-me | 사주로는 어때?
  how-many-percent | 몇 프로?
  confess-on-the-day | 시험 끝나고 12월 20일쯤 할까
  confess-on-the-day | 크리스마스 당일은 오바야?
  confess-by-text | 말로 해 카톡으로 해
  if-they-refuse | 차이면 과 어떻게 다녀ㅠㅠ

  crush-client | 거래처 직원분께 마음이 있습니다
  tells-more | 일로만 만나는 사이라 조심스럽습니다
  how-crush-sees-me | 상대방이 저를 어떻게 볼까요
  ssum-likes-me | 호감은 있다는 말씀이십니까
  > why-say-so | 그 이유가 뭡니까
  > tells-more | 연락처는 업무용으로만 있습니다
  text-what | 첫 메시지를 뭐라고 보내면 좋을까요
  > which-of-two-days | 연말 인사로 보내는 건 어떻습니까 아니면 새해 인사로요
  > takes-it-in | 참고하겠습니다

  lonely-night | 혼자가 편한데 가끔 너무 외로워요
  may-i-ask-this | 이런 것도 상담되나요
  friends-all-paired | 오늘 친구 결혼식 갔다 왔거든요
  > friends-all-paired | 부럽기도 하고 나만 뒤처진 거 같고
  better-wed-or-stay-single | 저 결혼 꼭 해야 될까요
  marry-at-all | 사주에 결혼이 있긴 해요?
  > someone-comes-when | 언제
  > prepare-until-then | 그때까지 마음을 어떻게 다잡아요

  spouse-wants-divorce | 아내가 이혼하자고 합니다
  told-lets-part | 진심일까요 홧김일까요
  > tells-own-part | 제가 술을 좀 좋아합니다
  ex-feelings-left | 아내 사주로 보면 마음이 완전히 떠났습니까
  win-spouse-back | 되돌리려면 뭘 해야 합니까
  > quit-for-partner | 술 끊으면 됩니까?
  > how-long-then | 언제까지 기회가 있습니까
  > what-if-i-stay-still | 연말까지 버티면요?
  stay-for-children | 애 때문에라도 살아야 되는데

  ssum-ex-in-touch | 썸남이 전여친이랑 아직 연락하는 거 봤어요
  > give-up-crush | 저 그냥 빠질까요?
  whom-do-they-prefer | 그 사람 마음은 누구한테 있어요
  can-a-chart-tell | 사주로 그게 보여요?
  may-i-do-so | 물어봐도 되나요 아직 사귀는 것도 아닌데
  > what-words | 어떻게 물어봐요
  > tells-their-words | 물어봤더니 강아지 때문에 연락한 거래요
  > answered-with-reason | 이거 믿어요?
  how-long-then | 그럼 언제까지 지켜봐요

  what-hour | 선톡 몇 시에 보내는 게 좋아요
  > first-message-to-stranger | 뭐라고 보내요
  what-pleases-them | 걔 사주로는 어떤 말 좋아해요
  one-word-answers | ㅋㅋㅋㅋ만 오는데 이거 끝내자는 거예요?
  just-texted-me | 아 이모티콘 왔다
  > ssum-likes-me | 이건 좋은 거죠
  ask-out-when | 언제 만나자고 해요 이번 주? 다음 주?
  > which-of-two-days | 금토일 중에는

  spouse-blessing | 제 인생에 남자 복이 있나요
  > tells-more | 전남편 때문에 고생을 많이 했어요
  divorced-with-a-child | 지금은 혼자 딸 키워요
  ready-for-love | 다시 연애해도 될까요
  someone-comes-when | 언제쯤 좋은 사람 와요
  will-the-children-take-it | 딸이 싫어하면 어떡하죠
  why-say-so | 사주 어디에 그게 있어요? 쉽게 말해주세요

  someone-comes-when | 농담이고 저 솔로탈출 언제 합니까
  love-luck-at-large | 아무튼 연애운 총평 한 번만
  > the-conclusion | 한 줄로요
  best-month-for-love | 그중에 제일 좋은 달은요
  > why-say-so | 왜요
  lottery-and-stocks | 로또 번호도 되나요

  on-off-couple | 재회했다가 또 헤어졌어요 세 번째예요
  leaver-turns-round | 또 돌아올까요 이 사람
  > feels-hurt | 저도 이제 지쳐요
  part-again-after | 왜 자꾸 똑같은 걸로 헤어질까요
  us-two-match | 둘 궁합이 그래요?
  shall-part | 이번엔 끝내는 게 맞죠?
  they-are-at-my-door | 근데 지금 집 앞에 와 있대요
  ex-asks-to-meet | 나가요 말아요
  > ex-asks-to-meet | 빨리요

  ex-has-new | 한 달 전에 헤어진 여자친구가 벌써 새 남자가 생겼답니다
  ex-new-couple-lasts | 그 남자랑 오래 갈까요
  meet-in-the-end | 저한테 돌아올 가능성은 없는 거네요?
  overlap-with-me | 환승이었을까요
  anger-at-ex | 화가 나서 잠이 안 옵니다
  anger-at-ex | 욕이라도 보내고 싶은데
  > better-not-to | 안 보내는 게 낫겠죠
  how-long-it-hurts | 언제쯤 괜찮아질까요 저는

  married-life-ahead | 내년 4월에 결혼하는데 잘 살까요
  in-laws-ahead | 시어머니랑은요? 생일은 몰라요
  mothers-child | 남편 될 사람이 효자라 걱정이에요
  sides-with-me-once-wed | 제 편 들어줄 사람인가요
  why-say-so | 왜 그렇게 나와요
  prep-quarrels | 요즘 결혼 준비하면서 매일 싸워요 파혼 생각까지 했어요
  > often-fight-mismatch | 이거 원래 다 그래요? 아니면 안 맞는 거예요
  postpone-wedding | 4월 말고 10월로 미루면 더 나아요?

  their-parents-dislike-me | 여친 부모님이 저를 반대하세요
  marry-at-all | 결혼할 수 있을까요
  sides-with-me-once-wed | 여친은 끝까지 제 편일까요
  parents-oppose-wedding | 언제쯤 허락해주실까요
  when-visit-their-parents | 이번 설에 인사 가도 됩니까
  > when-visit-their-parents | 추석이 나아요?
  > greet-their-parents | 가서 뭐라고 말하면 좋을까요
  in-laws-ahead | 제 사주에 처가복은 있어요?

  luck-this-month | 이번 달 연애운 알려줘
  > luck-this-month | 별로야?
  > luck-next-month | 그럼 다음 달
  next-year-luck | 내년 전체로는
  someone-comes-when | 언제 제일 남자 많이 꼬여?
  > someone-comes-when | 꼬이는 거 말고 진짜 괜찮은 애는
  said-otherwise-before | 아까는 봄이라며 왜 가을이야
  will-do-so | ㅋㅋ 알았어 믿어볼게

  crush-cafe-staff | 카페 알바분을 좋아하는데 이름밖에 몰라요
  their-birthday-unknown | 생일을 모르면 못 봐요?
  love-luck-at-large | 제 운만 봐주세요 그럼
  confess-when | 지금 고백하면 되는 때예요?
  ask-a-stranger | 번호 물어볼까요 쪽지 줄까요
  which-of-two-days | 언제 가서요 평일 저녁이랑 주말 중에
  refused-then-awkward | 거절당하면 그 카페 못 가는데
  eyes-meet | 사실 어제 눈 마주쳤는데 웃어주셨어요

  crush-church | 교회 오빠 좋아한 지 1년인데 진도가 없어요
  ssum-likes-me | 그 오빠 저한테 관심 있어요 없어요
  > tell-me-straight | 없으면 없다고 해주세요
  > ssum-or-only-kind | 그럼 왜 저한테 잘해줘요
  will-they-confess | 기다리면 와요?
  how-long-to-wait | 언제까지 기다려요
  confess-accepted | 제가 고백하면 도망갈 스타일이에요?
  > confess-on-the-day | 내년 1월에 수련회 있는데 그때 말하면요

  us-two-match | 여자친구랑 곧 100일인데 궁합 봐주세요
  couple-lasts | 오래 갈까요
  couple-lasts | 1년은 넘겨요?
  how-much-loved | 여자친구는 저 얼마나 좋아해요
  > who-loves-more | 저보다 더요 덜요?
  partner-wants-of-me | 여친이 서운해하는 포인트가 뭐예요
  what-gift | 100일 선물 반지가 나아요 목걸이가 나아요
  > tells-more | 12월 5일이에요

  spouse-changed | 남편이 요즘 차가워졌어요
  partner-cooled | 저한테 마음이 식은 건가요
  is-that-why | 일이 힘들어서 그런 걸까요
  > when-life-gets-better | 언제쯤 나아져요
  what-pleases-them | 제가 뭘 해줘야 돼요
  taken-for-granted | 해줘도 고맙단 말도 없어요 솔직히 저도 서운해요
  > take-my-side | 제 마음은 누가 알아줘요

  long-distance | 여친이 부산 저는 서울이에요
  long-distance | 장거리 계속해도 될까요
  partner-cooled | 여친이 요즘 지친 것 같은데 맞습니까
  move-for-love | 제가 내려갈까요 여친이 올라올까요
  why-say-so | 이유는요
  tells-more | 내년 6월에 발령이 날 수도 있어요
  > when-we-get-better | 그때까지 버티면 괜찮아져요?
  > partner-cried | 아 방금 통화했는데 울더라고요

  blind-date-no-word | 소개팅 애프터 안 왔는데 끝이죠?
  > how-long-to-wait | 3일 지났어요
  text-first-or-wait | 제가 먼저 연락하면 없어 보여요?
  their-birthday-unknown | 그 사람 생일은 아직 몰라요
  luck-this-week | 제 사주상 이번 주 연락운 어때요
  > ask-for-second-meeting | 연락하면 뭐라고 보내요
  no-answer-then-over | 답 없으면 바로 접을게요
  asked-me-to-meet | 헐 왔어요 답장 토요일에 보재요ㅋㅋㅋ

  keep-talk-going | 카톡을 못하는 편이라 썸이 다 망합니다
  cannot-show-love | 왜 그럴까요 제 사주가 무뚝뚝한가요
  > change-myself | 고치려면 뭘 해야 돼요
  ssum-becomes-love | 지금 연락하는 분이 있긴 해요
  how-often-text | 하루에 몇 번이 적당해요
  call-instead | 전화가 더 편한데 전화해도 될까요? 그리고 만나자는 말은 언제 해요?
  luck-this-week | 이번 주는 빠르죠
  will-do-so | 네 그렇게 해보죠

  true-of-anyone | 그럼 저한테만 해당되는 거 말해봐요
  why-still-alone | 제가 연애를 왜 못하는지 맞혀보세요
  you-are-wrong | 틀렸는데요
  tells-own-part | 저는 먼저 좋아한 적도 없고 먼저 연락한 적도 없어요
  > is-that-why | 그래서 문제라고요?
  what-then | 그럼 뭘 하라고요
  > tomorrow-instead | 언제부터요 내년부터 하면 안돼요

  comfort-me | 마음이 많이 힘듭니다
  > feels-hurt | 작년에 사업이 망하고 여자도 떠났습니다
  such-a-love-again | 제가 다시 누굴 만날 수 있을까요
  no-money-for-love | 돈도 없는데
  someone-comes-when | 몇 년 남았습니까

  money-between-exes | 전남친이 돈 빌려가고 안 갚는데 연락하면 재회하자는 걸로 알까요
  > money-between-exes | 돈은 받고 싶고 사람은 싫어요
  lingering-or-love | 근데 솔직히 조금은 보고 싶어요
  was-it-love | 그 사람은 저를 이용한 거예요?
  > is-it-their-nature | 사주에 그런 성격이 있어요?
  part-again-after | 다시 만나면 달라질까요
  > let-down-by-it | 안 달라진다는 거죠
  money-between-exes | 돈 얘기는 언제 어떻게 꺼내요

  partners-opposite-friend | 여친이 남사친이랑 둘이 술 마신대요 지금
  must-i-adjust | 이해해야 됩니까
  over-sensitive | 제가 꼰대예요?
  can-i-trust-partner | 여친 믿어도 되는 사람이에요?
  cheating-in-chart | 사주에 바람기 같은 거 있어요
  > cheating-in-chart | 저한테는요ㅋㅋ
  call-instead | 전화할까요 기다릴까요
  how-not-to-fight | 뭐라고 말해야 안 싸워요

  gunghap-bad | 남친이랑 띠 궁합 안 좋다는데 진짜예요?
  > elders-say-gunghap-bad | 엄마가 그랬어요
  us-two-match | 사주 궁합은 어때요
  my-animal-year | 그럼 띠는 안 봐도 돼요?
  > why-say-so | 왜요
  partner-thinks-marriage | 남친은 저랑 결혼까지 생각해요? 저희 아직 어리긴 한데
  trip-together | 크리스마스에 여행 가는데 싸울까요
  how-not-to-fight | 안 싸우려면 뭘 조심해요

  will-i-want-to-marry | 비혼이었는데 요즘 결혼 생각이 듭니다
  nature-or-luck | 왜 갑자기 이런 걸까요 운 때문인가요
  married-life-ahead | 결혼하면 잘 살 사주예요?
  love-match-or-arranged | 연애결혼 중매결혼 중에는
  spouse-job | 아내 될 사람 직업도 보여요?
  marry-when-alone | 몇 년도에 결혼운이 있어요
  > sooner-than-that | 그 전에 하면 안 좋아요?
  > feels-glad | 2028년이면 서른셋이네요 괜찮네

  friend-i-love | 친구를 좋아하게 됐어요 10년 친구
  friendship-after-confession | 고백하면 친구도 잃을까요
  > only-a-younger-sister | 그 친구는 저를 여자로 본 적 있을까요
  why-say-so | 어느 부분을 보고 그렇게 말하는 거예요
  show-it-or-hide | 티를 내볼까요 그냥 참을까요
  trip-with-crush | 올해 12월 31일에 같이 해돋이 보러 가기로 했어요
  > confess-on-the-day | 그날 말하면 돼요?
  > confess-on-the-day | 아니면 내년 2월 제 생일에요?
  takes-it-in | 생각해볼게요 오늘 고마웠어요
`);
